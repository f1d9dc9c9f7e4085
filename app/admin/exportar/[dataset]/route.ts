import { z } from "zod";
import { getAdmin } from "@/lib/admin/server/require-admin";
import { hasRecentProof } from "@/lib/auth/server/sessions";
import { toLocalDate } from "@/lib/clock";
import { DATASET_NAMES, EXPORT_FORMATS } from "@/lib/export/datasets";
import { exportStream } from "@/lib/export/export-stream";
import { beginExport, readRowsOf } from "@/lib/export/server/read-rows";
import { fileDownload } from "@/lib/http/file-download";
import { isSameOrigin } from "@/lib/http/same-origin";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const asked = z.object({ dataset: z.enum(DATASET_NAMES), format: z.enum(EXPORT_FORMATS) });

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/x-ndjson; charset=utf-8" } as const;
const ENDINGS = { csv: "csv", json: "ndjson" } as const;

/** A dataset as a file, for the administrator alone. By POST: it is noted in the trail, and no other site's link does that. */
export async function POST(request: Request, { params }: RouteContext<"/admin/exportar/[dataset]">): Promise<Response> {
  const viewer = isSameOrigin(request.headers) ? await getAdmin() : null;
  if (!viewer) return new Response(null, { status: 403 });
  const { dataset: name } = await params;
  // A body that is no form has no format.
  const form = await request.formData().catch(() => null);
  const read = asked.safeParse({ dataset: name, format: textOf(form?.get("formato")) });
  if (!read.success) return new Response(null, { status: 404 });
  const { dataset, format } = read.data;
  // The page asks for it; this one has stood open too long.
  if (!(await hasRecentProof()))
    return new Response(null, { status: 303, headers: { location: `${routes.adminImport()}#exportar` } });
  await beginExport(viewer.id, dataset, format);
  const body = exportStream(dataset, format, readRowsOf(viewer.id, dataset));
  return fileDownload(body, `${dataset}-${toLocalDate(new Date())}.${ENDINGS[format]}`, TYPES[format]);
}
