import { traceHeaders } from "@/lib/http/received-context";

/** Paths that the libraries ask for: tables and functions, sign-in, and objects whose names need no encoding. */
const MEANT = [
  /^\/rest\/v1\/(?:rpc\/)?[a-z0-9_]+$/,
  /^\/auth\/v1\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/,
  /^\/storage\/v1\/object(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
] as const;

const WITHOUT_QUERY = /^\/storage\//;

/** True if nothing in a path is resolved, decoded or cut off. @param address as handed to `fetch` @param origin of the project */
export function isMeant(address: string, origin: string): boolean {
  if (!address.startsWith(`${origin}/`)) return false;
  const [path = "", query] = address.slice(origin.length).split(/\?(.*)/s);
  const url = new URL(address);
  if (url.origin !== origin || url.pathname !== path || url.hash !== "") return false;
  if (query !== undefined && WITHOUT_QUERY.test(path)) return false;
  return MEANT.some((each) => each.test(path));
}

/** Longest question of sign-in or storage; those to tables bring a limit of their own. */
const TIMEOUT_MS = 20_000;

/** A `fetch` for our clients: it throws instead of asking for what is not meant, follows nothing, and says for which request it asks. */
export const refuseUnmeant =
  (projectUrl: string): typeof fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isMeant(address, new URL(projectUrl).origin))
      throw new Error("a request with the server's key would go elsewhere than its path says");
    const signal = init?.signal ?? AbortSignal.timeout(TIMEOUT_MS);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    return fetch(input, { ...init, headers, signal, redirect: "error" });
  };
