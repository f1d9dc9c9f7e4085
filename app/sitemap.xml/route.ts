import { connection } from "next/server";
import { siteUrl } from "@/lib/site-url";
import { listSitemapFiles } from "@/lib/sitemap/server/parts";
import { xmlResponse } from "@/lib/sitemap/sitemap-response";
import { sitemapIndexXml } from "@/lib/sitemap/sitemap-xml";

export async function GET(): Promise<Response> {
  await connection();
  return xmlResponse(sitemapIndexXml(siteUrl(), await listSitemapFiles()));
}
