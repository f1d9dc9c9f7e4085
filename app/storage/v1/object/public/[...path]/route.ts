import { requireSupabase } from "@/lib/env";

/** Names of stored pictures hold a hash of their content, so a response stays true. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";
const PASSED_HEADERS = ["content-type", "content-length", "etag", "last-modified"];

/** Public pictures under the site's own address. The embedded backend's gateway answers before this. */
export async function GET(_request: Request, { params }: RouteContext<"/storage/v1/object/public/[...path]">) {
  const { path } = await params;
  // Encoding leaves these as they are, and fetch would follow them.
  if (path.some((segment) => segment === "." || segment === "..")) return new Response(null, { status: 404 });
  const address = `${requireSupabase().url}/storage/v1/object/public/${path.map(encodeURIComponent).join("/")}`;
  const picture = await fetch(address, { redirect: "error" });
  if (!picture.ok) return new Response(null, { status: picture.status === 404 || picture.status === 400 ? 404 : 502 });
  const headers = new Headers({ "cache-control": CACHE_CONTROL });
  for (const name of PASSED_HEADERS) {
    const value = picture.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(picture.body, { headers });
}
