import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { isLateNotFound, lateRedirectIn, POSTPONED_HEADER, UNRENDERED_MARK } from "@/lib/http/next-internals";

const HEAD_BYTES = 256;

/** Whether a document is one that Next could not render. Reads its first bytes and puts them back. */
async function isUnrendered(response: IncomingMessage): Promise<boolean> {
  await once(response, "readable");
  const head: Buffer | null = response.read();
  if (head === null) return true;
  response.unshift(head);
  return head.subarray(0, HEAD_BYTES).includes(UNRENDERED_MARK);
}

/** More than any such document has. */
const DOCUMENT_BYTES = 512 * 1024;

async function readDocument(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > DOCUMENT_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Addresses within the site alone, as Next writes them: encoded. */
const PATH_OF_SITE = /^\/(?![/\\])[\x21-\x7e]*$/;

async function judgeUnrendered(response: IncomingMessage): Promise<Verdict> {
  const document = await readDocument(response);
  const path = lateRedirectIn(document);
  if (path !== null && PATH_OF_SITE.test(path)) return { kind: "moved", path };
  return { kind: isLateNotFound(document) ? "missing" : "failed" };
}

/** What a response to a request for a page really is; of one that is "good" nothing has been read. */
export type Verdict = { kind: "good" | "failed" | "missing" } | { kind: "moved"; path: string };

/**
 * A page that reads its query or its visitor's cookies is announced with 200 before it is rendered, so that its failure, or
 * that it leads elsewhere, shows in its bytes only; a page that is missing has the right status and no content, or none of
 * the site's frame. The response to HEAD has no bytes to look at.
 */
export async function judgeDocument(response: IncomingMessage, method = "GET"): Promise<Verdict> {
  const { statusCode = 500, headers } = response;
  if (statusCode >= 500) return { kind: "failed" };
  if (method === "HEAD") return { kind: "good" };
  if (statusCode === 404) return { kind: headers["content-type"]?.startsWith("text/html") ? "missing" : "good" };
  if (statusCode !== 200 || !headers[POSTPONED_HEADER]) return { kind: "good" };
  try {
    return (await isUnrendered(response)) ? await judgeUnrendered(response) : { kind: "good" };
  } catch {
    return { kind: "failed" };
  }
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
