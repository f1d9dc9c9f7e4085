import { connection } from "next/server";
import { siteUrl } from "@/lib/site-url";
import { listSitemapFiles } from "@/lib/sitemap/server/parts";
import { xmlAnswer } from "@/lib/sitemap/sitemap-answer";
import { sitemapIndexXml } from "@/lib/sitemap/sitemap-xml";

/** The index of the sitemap: its files are under /sitemaps. */
export async function GET(): Promise<Response> {
  await connection();
  return xmlAnswer(sitemapIndexXml(siteUrl(), await listSitemapFiles()));
}
