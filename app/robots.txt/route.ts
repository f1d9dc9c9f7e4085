import { connection } from "next/server";
import { PRIVATE_SEGMENTS } from "@/lib/http/private-segments";
import { toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";

export async function GET(): Promise<Response> {
  await connection();
  const disallowed = PRIVATE_SEGMENTS.map((segment) => `Disallow: /${segment}`);
  const lines = ["User-agent: *", ...disallowed, "", `Sitemap: ${toAbsoluteUrl(siteUrl(), "/sitemap.xml")}`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
