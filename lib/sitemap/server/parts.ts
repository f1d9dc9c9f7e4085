import "server-only";
import { routes } from "@/lib/routes";
import type { SitemapEntry } from "../model";
import { listSitemapBusinesses, listSitemapLists, listSitemapParts, type SitemapList } from "./queries";

const BUSINESSES_PART = /^negocios-([1-9]\d{0,3})$/;
const fileOf = (part: string): string => `/sitemaps/${part}.xml`;

const LIST_FILES: Readonly<Record<string, (list: SitemapList) => boolean>> = {
  categorias: (list) => list.categorySlug !== null && list.neighborhoodSlug === null,
  actividades: (list) => list.activitySlug !== null && list.neighborhoodSlug === null,
  colonias: (list) => list.neighborhoodSlug !== null,
};

function newest(lists: readonly SitemapList[]): string | null {
  return lists.map(({ updatedAt }) => updatedAt).reduce<string | null>((a, b) => (a === null || b > a ? b : a), null);
}

function toEntry({ categorySlug, activitySlug, neighborhoodSlug, updatedAt }: SitemapList): SitemapEntry[] {
  const kind = categorySlug ?? activitySlug;
  if (neighborhoodSlug && kind) return [{ path: routes.neighborhoodList(neighborhoodSlug, kind), updatedAt }];
  if (neighborhoodSlug) return [{ path: routes.neighborhood(neighborhoodSlug), updatedAt }];
  if (categorySlug) return [{ path: routes.category(categorySlug), updatedAt }];
  return activitySlug ? [{ path: routes.activity(activitySlug), updatedAt }] : [];
}

/** Pages that hold no list change with the product; of the others the newest business decides. */
async function listPages(): Promise<SitemapEntry[]> {
  const updatedAt = newest(await listSitemapLists());
  const withBusinesses = [routes.home(), routes.directory(), routes.categories(), routes.neighborhoods()];
  const texts = [
    routes.plans(),
    routes.install(),
    routes.terms(),
    routes.privacy(),
    routes.support(),
    routes.developers(),
  ];
  return [...withBusinesses.map((path) => ({ path, updatedAt })), ...texts.map((path) => ({ path, updatedAt: null }))];
}

/** Files of the sitemap, each with its newest change. A kind without pages has no file. */
export async function listSitemapFiles(): Promise<SitemapEntry[]> {
  const [parts, lists] = await Promise.all([listSitemapParts(), listSitemapLists()]);
  const listFiles = Object.entries(LIST_FILES).flatMap(([part, belongs]) => {
    const inFile = lists.filter(belongs);
    return inFile.length > 0 ? [{ path: fileOf(part), updatedAt: newest(inFile) }] : [];
  });
  return [
    { path: fileOf("paginas"), updatedAt: newest(lists) },
    ...listFiles,
    ...parts.map(({ part, updatedAt }) => ({ path: fileOf(`negocios-${part}`), updatedAt })),
  ];
}

/** The pages in one file; null when there is no such file. @param file as in `/sitemaps/{file}` */
export async function readSitemapFile(file: string): Promise<SitemapEntry[] | null> {
  const part = file.endsWith(".xml") ? file.slice(0, -".xml".length) : "";
  if (part === "paginas") return listPages();
  const businesses = BUSINESSES_PART.exec(part)?.[1];
  const belongs = Object.hasOwn(LIST_FILES, part) ? LIST_FILES[part] : undefined;
  if (!businesses && !belongs) return null;
  const entries = belongs
    ? (await listSitemapLists()).filter(belongs).flatMap(toEntry)
    : (await listSitemapBusinesses(Number(businesses))).map(({ slug, updatedAt }) => ({
        path: routes.business(slug),
        updatedAt,
      }));
  return entries.length > 0 ? entries : null;
}
