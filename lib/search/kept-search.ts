import { keyedHash } from "../http/keyed-hash";
import { isPageSegment } from "./directory-query";

/** Hardly anybody turns further pages of a search; they are rendered. */
const KEPT_PAGES = 5;

const signatureOf = (term: string, secret: string): string => keyedHash(secret, "busqueda guardada", term);

/** The segments of an internal address: only the server itself can write one, so nobody fills the cache with invented terms. */
export type KeptSearchSegments = { signature: string; term: string; page: string };

/** Address of a kept search; null if to be rendered: filtered, uncommon, or unusually written. @param terms common ones, as written */
export function pathOfKeptSearch(query: URLSearchParams, terms: ReadonlySet<string>, secret: string): string | null {
  const term = query.get("q") ?? "";
  const page = query.get("page") ?? "1";
  const isOnlyTerm = [...query.keys()].every((key) => key === "q" || key === "page") && query.size <= 2;
  if (!isOnlyTerm || query.getAll("q").length > 1 || !isPageSegment(page) || Number(page) > KEPT_PAGES) return null;
  if (!terms.has(term)) return null;
  return `/directorio/busqueda/${signatureOf(term, secret)}/${Buffer.from(term).toString("hex")}/${page}`;
}

/** Parameters of such an address; null for one that the server has not written. */
export function readKeptSearch(
  { signature, term: written, page }: KeptSearchSegments,
  secret: string,
): { q: string; page: string } | null {
  const term = Buffer.from(written, "hex").toString();
  const isSigned = signature === signatureOf(term, secret) && written === Buffer.from(term).toString("hex");
  return isSigned && isPageSegment(page) && Number(page) <= KEPT_PAGES ? { q: term, page } : null;
}
