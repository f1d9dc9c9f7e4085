import "server-only";
import { routes } from "@/lib/routes";
import type { SitemapEntry } from "../model";
import { listSitemapBusinesses, listSitemapLists, listSitemapParts, type SitemapList } from "./queries";

const BUSINESSES_PART = /^negocios-([1-9]\d{0,3})$/;
const fileOf = (part: string): string => `/sitemaps/${part}.xml`;

const isCategory = (list: SitemapList) => list.categorySlug !== null && list.neighborhoodSlug === null;
const isNeighborhood = (list: SitemapList) => list.neighborhoodSlug !== null;

function newest(lists: readonly SitemapList[]): string | null {
  return lists.map(({ updatedAt }) => updatedAt).reduce<string | null>((a, b) => (a === null || b > a ? b : a), null);
}

function toEntry({ categorySlug, neighborhoodSlug, updatedAt }: SitemapList): SitemapEntry[] {
  if (neighborhoodSlug && categorySlug) {
    return [{ path: routes.neighborhoodList(neighborhoodSlug, categorySlug), updatedAt }];
  }
  if (neighborhoodSlug) return [{ path: routes.neighborhood(neighborhoodSlug), updatedAt }];
  return categorySlug ? [{ path: routes.category(categorySlug), updatedAt }] : [];
}

/** Pages that hold no list change with the product; of the others the newest business decides. */
async function listPages(): Promise<SitemapEntry[]> {
  const updatedAt = newest(await listSitemapLists());
  const withBusinesses = [routes.home(), routes.directory(), routes.neighborhoods()];
  const texts = [routes.plans(), routes.install(), routes.terms(), routes.privacy(), routes.support()];
  return [...withBusinesses.map((path) => ({ path, updatedAt })), ...texts.map((path) => ({ path, updatedAt: null }))];
}

/** The files of the sitemap, each with its newest change. A kind without pages has no file. */
export async function listSitemapFiles(): Promise<SitemapEntry[]> {
  const [parts, lists] = await Promise.all([listSitemapParts(), listSitemapLists()]);
  const [categories, neighborhoods] = [lists.filter(isCategory), lists.filter(isNeighborhood)];
  return [
    { path: fileOf("paginas"), updatedAt: newest(lists) },
    ...(categories.length > 0 ? [{ path: fileOf("categorias"), updatedAt: newest(categories) }] : []),
    ...(neighborhoods.length > 0 ? [{ path: fileOf("colonias"), updatedAt: newest(neighborhoods) }] : []),
    ...parts.map(({ part, updatedAt }) => ({ path: fileOf(`negocios-${part}`), updatedAt })),
  ];
}

/** The pages in one file; null when there is no such file. @param file as in `/sitemaps/{file}` */
export async function readSitemapFile(file: string): Promise<SitemapEntry[] | null> {
  const part = file.endsWith(".xml") ? file.slice(0, -".xml".length) : "";
  if (part === "paginas") return listPages();
  const businesses = BUSINESSES_PART.exec(part)?.[1];
  if (!businesses && part !== "categorias" && part !== "colonias") return null;
  const entries = businesses
    ? (await listSitemapBusinesses(Number(businesses))).map(({ slug, updatedAt }) => ({
        path: routes.business(slug),
        updatedAt,
      }))
    : (await listSitemapLists()).filter(part === "categorias" ? isCategory : isNeighborhood).flatMap(toEntry);
  return entries.length > 0 ? entries : null;
}
