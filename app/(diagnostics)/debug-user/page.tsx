import type { Metadata } from "next";
import { Card } from "@/components/ui/card";
import { getViewer } from "@/lib/auth/server/viewer";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";

export const metadata: Metadata = { title: "Usuario activo" };

export default async function DebugUserPage() {
  await requireDiagnostics();
  const viewer = await getViewer();
  return (
    <div className="page-width max-w-narrow py-10">
      <h1 className="font-bold text-2xl">Usuario activo</h1>
      <Card className="mt-6 p-5">
        {viewer ? (
          <dl className="grid gap-4">
            <Fact name="Correo" value={viewer.email} />
            <Fact name="Id" value={viewer.id} />
            <Fact name="Administra" value={viewer.isAdmin ? "Sí" : "No"} />
          </dl>
        ) : (
          <p>No hay sesión activa.</p>
        )}
      </Card>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="break-all font-semibold">{value}</dd>
    </div>
  );
}
