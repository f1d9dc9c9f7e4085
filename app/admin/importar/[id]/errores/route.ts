import { z } from "zod";
import { getAdmin } from "@/lib/admin/server/require-admin";
import { fileDownload } from "@/lib/http/file-download";
import { readErrors } from "@/lib/import/server/kept-file";

export async function GET(_request: Request, { params }: RouteContext<"/admin/importar/[id]/errores">) {
  if (!(await getAdmin())) return new Response(null, { status: 404 });
  const id = z.uuid().safeParse((await params).id);
  const errors = id.success ? await readErrors(id.data) : null;
  return errors ? fileDownload(errors, "renglones-con-problemas.csv") : new Response(null, { status: 404 });
}
