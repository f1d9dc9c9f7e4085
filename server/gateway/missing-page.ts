import type { IncomingMessage } from "node:http";

export type Verdict = "good" | "failed" | "missing" | "moved";

/** Of a page that failed, is missing or leads elsewhere Next writes the right status, and a document that only its scripts fill. */
export function verdictOn({ statusCode = 500, headers }: Pick<IncomingMessage, "statusCode" | "headers">): Verdict {
  if (statusCode >= 500) return "failed";
  if (headers.location !== undefined) return "moved";
  return statusCode === 404 && headers["content-type"]?.startsWith("text/html") ? "missing" : "good";
}

/** True if Next failed before any page or route of ours, with a line of English; also for a plain form whose action is another build's. */
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

export const missingPageFor = (path: string): string =>
  MISSING_PAGES.find(([address]) => address.test(path))?.[1] ?? "/no-encontrado/pagina";
