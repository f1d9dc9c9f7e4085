import { z } from "zod";
import { getAdmin } from "@/lib/admin/server/require-admin";
import { readPapers } from "@/lib/claims/server/papers";

const NOT_FOUND = { status: 404 } as const;

/** The photo of papers that came with an open claim, to the administrator alone; to everybody else there is none. */
export async function GET(_request: Request, { params }: RouteContext<"/admin/comprobantes/[claim]">) {
  if (!(await getAdmin())) return new Response(null, NOT_FOUND);
  const claimId = z.uuid().safeParse((await params).claim);
  const photo = claimId.success ? await readPapers(claimId.data) : null;
  if (!photo) return new Response(null, NOT_FOUND);
  return new Response(photo, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    },
  });
}
