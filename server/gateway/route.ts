export type Upstream = "backend" | "next";

const BACKEND_PATH = /^\/(?:(?:rest|auth|storage|realtime)\/v1|simulador)(?:\/|$)/;

/** The path of a request target, without its query, still percent-encoded. */
export function pathOf(target: string): string {
  const end = target.indexOf("?");
  return end === -1 ? target : target.slice(0, end);
}

/** Letters, digits and -._~ need no encoding (RFC 3986, 2.3). */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Writes a path plainly: "/%70lanes" is "/planes". Else a page has endless addresses, each rendered and kept. */
export function plainTarget(target: string): string {
  if (!target.includes("%")) return target;
  const path = pathOf(target);
  return path.replace(NEEDLESS_ENCODING, decodeURIComponent) + target.slice(path.length);
}

/** Process that answers: the backend's paths are every Supabase project's, and the simulated checkout. */
export const upstreamFor = (path: string): Upstream => (BACKEND_PATH.test(path) ? "backend" : "next");
