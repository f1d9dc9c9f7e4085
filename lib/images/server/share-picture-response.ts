import "server-only";
import { BRAND_PICTURE } from "@/lib/page-metadata";
import { renderSharePicture, type SharePicture, sharePictureVersion } from "./share-picture";

const MAX_AGE_S = 24 * 60 * 60;

/** The picture, for whoever makes a link preview; while too many are asked for, the product's own. */
export async function sharePictureResponse(request: Request, picture: SharePicture): Promise<Response> {
  const etag = `"${sharePictureVersion(picture)}"`;
  const headers = { ETag: etag, "Cache-Control": `public, max-age=${MAX_AGE_S}` };
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  const content = await renderSharePicture(picture);
  if (!content) {
    return new Response(null, { status: 307, headers: { Location: BRAND_PICTURE, "Cache-Control": "no-store" } });
  }
  return new Response(new Uint8Array(content), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}
