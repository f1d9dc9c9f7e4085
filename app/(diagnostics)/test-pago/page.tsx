import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Pago de prueba" };

export default async function TestPaymentPage() {
  await requireDiagnostics();
  return (
    <div className="page-width max-w-narrow py-10">
      <Card className="px-5 py-7 sm:px-8">
        <h1 className="text-2xl">Pago de prueba</h1>
        <form action={routes.checkout()} className="mt-6 grid gap-4">
          <Button type="submit" name="plan" value="premium">
            Probar pago Premium
          </Button>
          <Button type="submit" name="plan" value="pro">
            Probar pago Pro
          </Button>
        </form>
      </Card>
    </div>
  );
}
