import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { ExportSection } from "@/components/admin/export/export-section";
import { CurrentImport } from "@/components/admin/import/current-import";
import { ImportHelp } from "@/components/admin/import/import-help";
import { ImportHistory } from "@/components/admin/import/import-history";
import { UploadForm } from "@/components/admin/import/upload-form";
import { ProofForm } from "@/components/admin/proof-form";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { askForProof } from "@/lib/auth/server/proof";
import { isAtWork } from "@/lib/import/model";
import { listImports } from "@/lib/import/server/queries";
import { routes } from "@/lib/routes";
import { cancel, keepPartOfFile, prove, review, upload, write } from "./actions";

export const metadata: Metadata = { title: "Importar y exportar" };

export default async function ImportPage({ searchParams }: PageProps<"/admin/importar">) {
  const viewer = await requireAdmin(routes.adminImport());
  const proof = await askForProof();
  const [latest, ...earlier] = await listImports(viewer.id);
  return (
    <AdminPage
      title="Importar y exportar"
      aviso={(await searchParams).aviso}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      {latest && <CurrentImport shown={latest} actions={{ write, review, cancel }} />}
      {!(latest && isAtWork(latest)) && (
        <section aria-labelledby="subir" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id="subir" className="text-xl">
            Subir un archivo
          </h2>
          <UploadForm upload={upload} sendPart={keepPartOfFile} />
          <ImportHelp />
        </section>
      )}
      <ImportHistory imports={earlier} />
      <ExportSection proof={proof && <ProofForm action={prove} initialState={proof} />} />
    </AdminPage>
  );
}
