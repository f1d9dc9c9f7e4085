import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { ACTION_HEADER, NEXT_FOLDER, RSC_HEADER } from "@/lib/http/next-internals";
import { isPrivatePath, PRIVATE_HEADERS } from "@/lib/http/private-segments";
import { dataHeaders, formHeaders, type HeaderContext, pageHeaders } from "@/lib/http/security-headers";
import { tooLargeContent } from "@/lib/http/too-large";
import { LIMITS, RETRY_AFTER_SECONDS } from "./limits";
import { pathOf, upstreamFor } from "./route";
import { UNAVAILABLE_PAGE } from "./unavailable-page";

const TEXT = "text/plain; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

const UNAVAILABLE_MESSAGE = "El servicio no está disponible en este momento. Intenta de nuevo.";

/** In the words of both of Supabase's HTTP APIs (`message`, `msg`) and of our own health check (`status`). */
const UNAVAILABLE_JSON = JSON.stringify({
  status: "error",
  code: "unavailable",
  message: UNAVAILABLE_MESSAGE,
  msg: UNAVAILABLE_MESSAGE,
});

/** Security and caching headers of a response for the path, whoever made it. */
export function policyHeaders(path: string, context: HeaderContext): OutgoingHttpHeaders {
  if (path.startsWith("/simulador")) return { ...formHeaders(context), "Cache-Control": "no-store" };
  if (upstreamFor(path) === "backend") return { ...dataHeaders(context) };
  return { ...pageHeaders(context), ...(isPrivatePath(path) ? PRIVATE_HEADERS : {}) };
}

/**
 * Whether a browser would show the response to this request as a page: then a failure must be a page too. Programs that
 * accept anything count as readers of pages only for addresses that look like one.
 */
export function wantsDocument(request: IncomingMessage): boolean {
  const { method, headers, url = "/" } = request;
  const path = pathOf(url);
  if (method !== "GET" && method !== "HEAD") return false;
  if (
    upstreamFor(path) === "backend" ||
    ["/api/", NEXT_FOLDER].some((folder) => `${path}/`.startsWith(folder)) ||
    headers[RSC_HEADER]
  )
    return false;
  const accept = headers.accept ?? "*/*";
  if (/\btext\/html\b/i.test(accept)) return true;
  const isPageAddress = !path.slice(path.lastIndexOf("/")).includes(".");
  const destination = headers["sec-fetch-dest"];
  return accept.includes("*/*") && isPageAddress && (!destination || destination === "document");
}

type Content = { status: number; type: string; body: string; headers?: OutgoingHttpHeaders };

function send(request: IncomingMessage, response: ServerResponse, context: HeaderContext, content: Content): void {
  response.writeHead(content.status, {
    ...policyHeaders(pathOf(request.url ?? "/"), context),
    "Cache-Control": "no-store",
    "Content-Type": content.type,
    "Content-Length": Buffer.byteLength(content.body),
    ...content.headers,
  });
  response.end(request.method === "HEAD" ? undefined : content.body);
}

/** 503: a page for readers, JSON for programs, a line of text in the place of assets. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse, context: HeaderContext): void {
  const headers = { "Retry-After": RETRY_AFTER_SECONDS };
  send(request, response, context, { status: 503, ...unavailableBody(request), headers });
}

function unavailableBody(request: IncomingMessage): { type: string; body: string } {
  const path = pathOf(request.url ?? "/");
  if (wantsDocument(request)) return { type: HTML, body: UNAVAILABLE_PAGE };
  if (upstreamFor(path) === "backend" || path.startsWith("/api/")) return { type: JSON_TYPE, body: UNAVAILABLE_JSON };
  return { type: TEXT, body: UNAVAILABLE_MESSAGE };
}

/** 303 to another page of the site, with the cookies that the page has set on its way. */
export function sendMoved(
  request: IncomingMessage,
  response: ServerResponse,
  context: HeaderContext,
  path: string,
  cookies: readonly string[] = [],
): void {
  const headers = { Location: path, ...(cookies.length > 0 ? { "Set-Cookie": [...cookies] } : {}) };
  send(request, response, context, { status: 303, type: TEXT, body: STATUS_CODES[303] ?? "", headers });
}

/** A request that the gateway itself refuses. The connection ends: the rest of the request may never be read. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  context: HeaderContext,
  status: number,
): void {
  const body = STATUS_CODES[status] ?? String(status);
  send(request, response, context, { status, type: TEXT, body, headers: { Connection: "close" } });
}

/**
 * 413. Browsers look for a response when they have sent all: a connection that ends before shows an error of theirs. So our
 * side is ended, and what still comes is thrown away, up to a limit.
 */
export function sendTooLarge(request: IncomingMessage, response: ServerResponse, context: HeaderContext): void {
  const path = pathOf(request.url ?? "/");
  const { accept = "", [ACTION_HEADER]: action } = request.headers;
  const { type, body } = tooLargeContent(path, { accept, isAction: action !== undefined });
  response.writeHead(413, {
    ...policyHeaders(path, context),
    // Not to be compressed: it would be held back until the end.
    "Cache-Control": "no-store, no-transform",
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  response.write(body);
  const { socket } = request;
  socket.end();
  let bytes = 0;
  request
    .on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LIMITS.drainedBytes) socket.destroy();
    })
    .once("end", () => socket.destroySoon())
    .resume();
}

/** The bytes of a whole response, for connections on which there is no request to answer. */
export function rawResponse(status: number, context: HeaderContext): string {
  const reason = STATUS_CODES[status] ?? "";
  const headers = { ...pageHeaders(context), "Cache-Control": "no-store", Connection: "close", "Content-Length": 0 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n`;
}
