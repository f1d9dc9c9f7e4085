import { connection } from "next/server";
import { siteUrl } from "@/lib/site-url";
import { readSitemapFile } from "@/lib/sitemap/server/parts";
import { xmlResponse } from "@/lib/sitemap/sitemap-response";
import { urlSetXml } from "@/lib/sitemap/sitemap-xml";

/** One file of the sitemap: paginas.xml, categorias.xml, actividades.xml, colonias.xml, negocios-1.xml and so on. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[file]">): Promise<Response> {
  await connection();
  const entries = await readSitemapFile((await params).file);
  return entries ? xmlResponse(urlSetXml(siteUrl(), entries)) : new Response(null, { status: 404 });
}
