import "./design.css";
import type { Metadata } from "next";
import { Primitives } from "@/components/diagnostics/primitives";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";

export const metadata: Metadata = { title: "Diseño" };

export default async function DesignPage() {
  await requireDiagnostics();
  return (
    <div className="page-width py-10">
      <h1 className="text-2xl">Diseño</h1>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" id="oscuro" className="size-5 accent-action-strong" />
          Pantalla oscura
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" id="grande" className="size-5 accent-action-strong" />
          Texto al 130 %
        </label>
      </div>
      <Primitives />
    </div>
  );
}
