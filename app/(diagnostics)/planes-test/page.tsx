import type { Metadata } from "next";
import { PlansTestForm } from "@/components/payments/plans-test-form";
import { Card } from "@/components/ui/card";
import { getViewer } from "@/lib/auth/server/viewer";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";

export const metadata: Metadata = { title: "Planes de prueba" };

export default async function PlansTestPage() {
  await requireDiagnostics();
  const viewer = await getViewer();
  return (
    <div className="page-width max-w-narrow py-10">
      <Card className="px-5 py-7 sm:px-8">
        <h1 className="text-2xl">Planes de prueba</h1>
        <PlansTestForm email={viewer?.email ?? ""} />
      </Card>
    </div>
  );
}
