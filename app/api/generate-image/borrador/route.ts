import { z } from "zod";
import { PICTURE_KINDS } from "@/lib/ai/picture-options";
import { readPictureDraft } from "@/lib/ai/server/pictures";
import { getRequestViewer } from "@/lib/auth/server/viewer";

const placeSchema = z.object({ businessId: z.string(), kind: z.enum(PICTURE_KINDS) });

export async function GET(request: Request): Promise<Response> {
  const parsed = placeSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const viewer = parsed.success ? await getRequestViewer(request) : null;
  const draft =
    viewer && parsed.success
      ? await readPictureDraft({ person: viewer.id, business: parsed.data.businessId, kind: parsed.data.kind })
      : null;
  if (!draft) return new Response(null, { status: 404 });
  return new Response(draft, {
    headers: {
      "content-type": "image/webp",
      "content-disposition": "inline",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
