import { toAbsoluteUrl } from "@/lib/routes";
import { escapeMarkup } from "@/lib/text/escape-markup";
import type { SitemapEntry } from "./model";

/** https://www.sitemaps.org/protocol.html */
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function listXml(root: string, item: string, siteUrl: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escapeMarkup(toAbsoluteUrl(siteUrl, path))}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join("")}</${root}>\n`;
}

/** Pages, at most 50,000 in one file. */
export const urlSetXml = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  listXml("urlset", "url", siteUrl, entries);

export const sitemapIndexXml = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  listXml("sitemapindex", "sitemap", siteUrl, entries);
