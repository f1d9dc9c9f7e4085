import { getAdmin } from "@/lib/admin/server/require-admin";
import { fileDownload } from "@/lib/http/file-download";
import { OWN_COLUMNS } from "@/lib/import/own-row";
import { CSV_BEGINNING, csvLine } from "@/lib/text/csv";

export async function GET() {
  if (!(await getAdmin())) return new Response(null, { status: 404 });
  return fileDownload(CSV_BEGINNING + csvLine(OWN_COLUMNS), "plantilla-negocios.csv");
}
