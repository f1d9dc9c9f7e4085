import { expect, it } from "vitest";
import { sitemapIndexXml, urlSetXml } from "./sitemap-xml";

const SITE = "https://example.com";

it("lists pages with the time of their last change", () => {
  const entries = [
    { path: "/negocio/a", updatedAt: "2026-03-01T12:00:00.123456+00:00" },
    { path: "/planes", updatedAt: null },
  ];
  expect(urlSetXml(SITE, entries)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/negocio/a</loc><lastmod>2026-03-01T12:00:00.123Z</lastmod></url>
<url><loc>https://example.com/planes</loc></url>
</urlset>
`);
});

it("lists the files of the sitemap", () => {
  const xml = sitemapIndexXml(SITE, [{ path: "/sitemaps/negocios-1.xml", updatedAt: null }]);
  expect(xml).toContain("<sitemapindex ");
  expect(xml).toContain("<sitemap><loc>https://example.com/sitemaps/negocios-1.xml</loc></sitemap>");
});

it("escapes what xml reserves", () => {
  expect(urlSetXml(SITE, [{ path: "/negocios?q=a&page=2", updatedAt: null }])).toContain("q=a&amp;page=2");
});
