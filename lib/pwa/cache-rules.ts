import { BUILD_FOLDER, NEXT_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import { isPrivatePath } from "@/lib/http/private-segments";

export const MONTH_S = 30 * 24 * 60 * 60;

/** Seconds that a page may take before the kept one is shown instead. */
export const PAGE_TIMEOUT_S = 4;

/** A page that was kept less than this long ago is not fetched a second time just to be kept: data are prepaid. */
export const FRESH_PAGE_MS = 24 * 60 * 60 * 1000;

/** Folders whose pictures are kept. Other stored files are nobody's business here. */
const PICTURE_FOLDERS = ["/storage/v1/object/public/", "/categorias/", "/icons/"];

const BACKEND_FOLDERS = /^\/(?:(?:rest|auth|storage|realtime|api)\/v1|simulador)(?:\/|$)/;

/** True if the page at the path may be kept: never a private one, a response of an API or of the backend. */
export const isPublicPage = (path: string): boolean =>
  !isPrivatePath(path) && !BACKEND_FOLDERS.test(path) && !path.startsWith(NEXT_FOLDER) && !path.startsWith("/sw/");

export const isBusinessPage = (path: string): boolean => path.startsWith("/negocio/");

/** Files of the build: their names hold a hash of their content, so that a kept one is always right. */
export const isBuildAsset = (path: string): boolean =>
  [BUILD_FOLDER, SCRIPT_FOLDER].some((folder) => path.startsWith(folder));

export const isPicturePath = (path: string): boolean => PICTURE_FOLDERS.some((folder) => path.startsWith(folder));

/** Key of a kept page: its number alone; fbclid and utm_source would keep it many times. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const page = searchParams.get("page");
  return page ? `${origin}${pathname}?page=${encodeURIComponent(page)}` : origin + pathname;
}

/** True for a whole, storable page of this address. (Set-Cookie is hidden; such answers say no-store or private.) */
export function isKeepablePage({ status, redirected, type, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    type === "basic" &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

export const isGonePage = ({ status, type }: Pick<Response, "status" | "type">): boolean =>
  status === 404 || status === 410 || type === "opaqueredirect";

/** Polyfills for browsers without modules, which have no service worker either: 39 KB that nobody needs. */
const NO_MODULE_SCRIPT = /<script[^>]*\bnomodule\b[^>]*>/gi;

const ASSET = new RegExp(`(?:${BUILD_FOLDER}|${SCRIPT_FOLDER})[\\w./~-]+\\.(?:js|css|woff2|svg)`, "g");

export const isPageScript = (path: string): boolean => path.startsWith(`${SCRIPT_FOLDER}main-`);

const DEMANDED = /\bdata-script(?:-now)?="([a-z-]+)"/g;

/** The scripts that a page has on demand, but for those that wait for an idle browser. @param script that of every page */
export function scriptsOnDemandOf(html: string, script: string): string[] {
  const known = script.match(ASSET) ?? [];
  const names = new Set([...html.matchAll(DEMANDED)].map(([, name]) => name));
  return known.filter((address) => names.has(/\/([a-z-]+)-[A-Z0-9]+\.js$/.exec(address)?.[1]));
}

export const buildAssetsOf = (html: string): string[] => [...new Set(html.replace(NO_MODULE_SCRIPT, "").match(ASSET))];
