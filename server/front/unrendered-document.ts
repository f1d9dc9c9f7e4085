import { once } from "node:events";
import type { IncomingMessage } from "node:http";

/** How Next marks a document that it leaves to the browser's JavaScript: blank without it. */
const MARK = '<html id="__next_error__"';
const HEAD_BYTES = 256;

/** Whether a document is one that Next could not render. Reads its first bytes and puts them back. */
async function isUnrendered(answer: IncomingMessage): Promise<boolean> {
  await once(answer, "readable");
  const head: Buffer | null = answer.read();
  if (head === null) return true;
  answer.unshift(head);
  return head.subarray(0, HEAD_BYTES).includes(MARK);
}

/**
 * What an answer to a request for a page really is. A page that reads its query is announced with 200 before it is
 * rendered, so that its failure shows in its first bytes only; a page that turns out to be missing has the right status
 * and no content. The answer to HEAD has no bytes to look at.
 */
export async function judgeDocument(answer: IncomingMessage, method = "GET"): Promise<"good" | "failed" | "missing"> {
  const { statusCode = 500, headers } = answer;
  if (statusCode >= 500) return "failed";
  const isSuspect = statusCode === 404 || (statusCode === 200 && headers["x-nextjs-postponed"]);
  if (!isSuspect || method === "HEAD") return "good";
  try {
    if (!(await isUnrendered(answer))) return "good";
    return statusCode === 404 ? "missing" : "failed";
  } catch {
    return "failed";
  }
}

const MISSING_PAGES: readonly (readonly [address: RegExp, page: string])[] = [
  [/^\/negocio\//, "/no-encontrado/negocio"],
  [/^\/(?:categorias|negocios)\//, "/no-encontrado/categoria"],
  [/^\/colonias\//, "/no-encontrado/colonia"],
];

/** The page that says, with its whole layout, that there is nothing at the address. */
export const missingPageFor = (path: string): string =>
  MISSING_PAGES.find(([address]) => address.test(path))?.[1] ?? "/no-encontrado/pagina";
