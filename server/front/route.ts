/** The two processes behind the front. */
export type Upstream = "backend" | "next";

const BACKEND_PATH = /^\/(?:rest|auth|storage|realtime)\/v1(?:\/|$)/;

/** The path of a request target, without its query, still percent-encoded. */
export const pathOf = (target: string): string => target.split("?", 1)[0] ?? target;

/** Which process answers for the path. The backend's own paths are those of every Supabase project. */
export const upstreamFor = (path: string): Upstream => (BACKEND_PATH.test(path) ? "backend" : "next");
