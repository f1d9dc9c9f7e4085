import type postgres from "postgres";
import type { Handler } from "@/supabase/local/http";
import type { ObjectFiles } from "@/supabase/local/storage/object-files";

const BASE = "/storage/v1/object/public/";

/** Reads public buckets; the library would write each access. See request-path.ts for bad paths. */
export function publicObjects(sql: postgres.Sql, files: ObjectFiles): Handler {
  return async ({ method, url, headers: asked }) => {
    if (!url.pathname.startsWith(BASE) || (method !== "GET" && method !== "HEAD")) return null;
    const [bucket = "", ...path] = url.pathname.slice(BASE.length).split("/").map(decodeURIComponent);
    const name = path.join("/");
    const [found] = await sql`
      select from storage.objects o join storage.buckets b on b.id = o.bucket_id
      where b.public and b.id = ${bucket} and o.name = ${name}`;
    const metadata = found ? await files.headObject(bucket, name).catch(() => null) : null;
    if (!metadata) {
      return Response.json({ statusCode: "404", error: "not_found", message: "Object not found" }, { status: 400 });
    }
    const headers = new Headers({
      "content-type": metadata.mimetype,
      "content-length": String(metadata.size),
      "cache-control": metadata.cacheControl,
      etag: metadata.eTag,
      "x-content-type-options": "nosniff",
    });
    if (metadata.lastModified) headers.set("last-modified", metadata.lastModified.toUTCString());
    if (asked.get("if-none-match") === metadata.eTag) {
      headers.delete("content-length");
      return new Response(null, { status: 304, headers });
    }
    return new Response(method === "HEAD" ? null : files.stream(bucket, name), { headers });
  };
}
