import type { IncomingMessage } from "node:http";

/** What Next's response to a request for a page is. */
export type Verdict = "good" | "failed" | "missing" | "moved";

/** Of a page that failed, is missing or leads elsewhere Next writes the right status, and a document that only its scripts fill. */
export function verdictOn({ statusCode = 500, headers }: Pick<IncomingMessage, "statusCode" | "headers">): Verdict {
  if (statusCode >= 500) return "failed";
  if (headers.location !== undefined) return "moved";
  return statusCode === 404 && headers["content-type"]?.startsWith("text/html") ? "missing" : "good";
}

/**
 * Whether Next failed before any page or route of ours had its say: it then answers with a line of English. A form that a browser
 * has sent by itself, too, whose action is that of another build.
 */
export function isBareFailure(
  { statusCode = 500, headers }: Pick<IncomingMessage, "statusCode" | "headers">,
  isPlainForm: boolean,
): boolean {
  const type = headers["content-type"] ?? "";
  if (isPlainForm && statusCode >= 400 && type.startsWith("text/plain")) return true;
  return statusCode >= 500 && !/html|json|x-component/.test(type);
}

const MISSING_PAGES: readonly (readonly [address: RegExp, page: string])[] = [
  [/^\/(?:negocio|reclamar)\//, "/no-encontrado/negocio"],
  [/^\/(?:categorias|negocios)\//, "/no-encontrado/categoria"],
  [/^\/actividades\//, "/no-encontrado/actividad"],
  [/^\/colonias\//, "/no-encontrado/colonia"],
  [/^\/admin\//, "/no-encontrado/administracion"],
];

/** The page that says, with its whole layout, that there is nothing at the address. */
export const missingPageFor = (path: string): string =>
  MISSING_PAGES.find(([address]) => address.test(path))?.[1] ?? "/no-encontrado/pagina";
