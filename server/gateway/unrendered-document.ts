import { once } from "node:events";
import type { IncomingMessage } from "node:http";

/** How Next marks a document that it leaves to the browser's JavaScript: blank without it. */
const MARK = '<html id="__next_error__"';
const HEAD_BYTES = 256;

/** Whether a document is one that Next could not render. Reads its first bytes and puts them back. */
async function isUnrendered(response: IncomingMessage): Promise<boolean> {
  await once(response, "readable");
  const head: Buffer | null = response.read();
  if (head === null) return true;
  response.unshift(head);
  return head.subarray(0, HEAD_BYTES).includes(MARK);
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

/** What a page writes that finds, once it has been announced, that its visitor must go elsewhere, or that it is not there. */
const MOVED = /<meta id="__next-page-redirect" http-equiv="refresh" content="\d;url=([^"]+)"/;
/** The same for its script, which alone gets it when the page has nothing of its own to show yet. */
const MOVED_BY_SCRIPT = /NEXT_REDIRECT;(?:replace|push);([^;"\\]+);30[378];/;
/** Next's word for notFound(). "noindex" stands in a page that failed, too. */
const MISSING = /digest\\?":\\?"NEXT_HTTP_ERROR_FALLBACK;404/;

/** An address within the site, as it stands in HTML. */
function movedTo(document: string): string | null {
  const written = MOVED.exec(document)?.[1]
    ?.replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const path = written ?? MOVED_BY_SCRIPT.exec(document)?.[1];
  return path && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : null;
}

async function judgeUnrendered(response: IncomingMessage): Promise<Verdict> {
  const document = await readDocument(response);
  const path = movedTo(document);
  if (path) return { kind: "moved", path };
  return { kind: MISSING.test(document) ? "missing" : "failed" };
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
  if (statusCode !== 200 || !headers["x-nextjs-postponed"]) return { kind: "good" };
  try {
    return (await isUnrendered(response)) ? await judgeUnrendered(response) : { kind: "good" };
  } catch {
    return { kind: "failed" };
  }
}

const MISSING_PAGES: readonly (readonly [address: RegExp, page: string])[] = [
  [/^\/(?:negocio|reclamar)\//, "/no-encontrado/negocio"],
  [/^\/(?:categorias|negocios)\//, "/no-encontrado/categoria"],
  [/^\/colonias\//, "/no-encontrado/colonia"],
];

/** The page that says, with its whole layout, that there is nothing at the address. */
export const missingPageFor = (path: string): string =>
  MISSING_PAGES.find(([address]) => address.test(path))?.[1] ?? "/no-encontrado/pagina";
