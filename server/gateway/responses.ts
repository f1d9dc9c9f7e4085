import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { finished } from "node:stream/promises";
import { isFramedPath } from "@/lib/http/framed-path";
import { ACTION_HEADER, NEXT_FOLDER, RSC_HEADER } from "@/lib/http/next-internals";
import { isPrivatePath, PRIVATE_HEADERS } from "@/lib/http/private-segments";
import { type RefusalStatus, readerOf, refusalContent, refusalPage } from "@/lib/http/refusal";
import { type HeaderContext, isOwnersFile, securityHeaders, sharingHeader } from "@/lib/http/security-headers";
import { LIMITS, RETRY_AFTER_SECONDS } from "./limits";
import type { AnsweredBy } from "./metrics";
import { pathOf, upstreamFor } from "./route";

export type RequestRecord = { id: string; startedAt: number; answeredBy: AnsweredBy };

export const recordOf = (id: string): RequestRecord => ({ id, startedAt: performance.now(), answeredBy: "passed" });

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  context: HeaderContext;
  record: RequestRecord;
};

export function policyHeaders(path: string, context: HeaderContext): OutgoingHttpHeaders {
  if (path.startsWith("/simulador")) return { ...securityHeaders("form", context), "Cache-Control": "no-store" };
  if (upstreamFor(path) === "backend") return { ...sharingHeader(path), ...securityHeaders("data", context) };
  const kind = isOwnersFile(path) ? "file" : "page";
  const headers = securityHeaders(kind, { ...context, isFramed: isFramedPath(path) });
  return { ...sharingHeader(path), ...headers, ...(isPrivatePath(path) ? PRIVATE_HEADERS : {}) };
}

/** True if a browser would show the response as a page. Programs that accept anything count only at page-like addresses. */
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

const hasMore = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** Reads the rest of an answered request, up to a limit: browsers await that. @throws when the client leaves, or sends too much */
export async function readAway(request: IncomingMessage): Promise<void> {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LIMITS.drainedBytes) request.socket.destroy();
  });
  await finished(request.resume(), { writable: false });
}

function send({ request, response, context, record }: Exchange, content: Content): void {
  const { status, type, body, headers = {} } = content;
  record.answeredBy = "own";
  const isUnread = hasMore(request);
  response.writeHead(status, {
    ...policyHeaders(pathOf(request.url ?? "/"), context),
    // Compressed, it would be held back until all has come.
    "Cache-Control": isUnread ? "no-store, no-transform" : "no-store",
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  const shown = request.method === "HEAD" ? "" : body;
  if (!isUnread) return void response.end(shown);
  const { socket } = request;
  const isLast = headers.Connection === "close" || !response.shouldKeepAlive;
  // Node closes the connection with the end of its last response: so only our side of it is ended.
  if (isLast) response.write(shown, () => socket.end());
  else response.end(shown);
  readAway(request).then(
    () => isLast && socket.destroySoon(),
    () => socket.destroy(),
  );
}

/** Content of a refusal: a page where a browser would show it, also to a form without scripts. */
function refusal({ request, record }: Exchange, status: RefusalStatus): { type: string; body: string } {
  const { method = "GET", headers } = request;
  const path = pathOf(request.url ?? "/");
  const isForm = method !== "GET" && method !== "HEAD";
  // A browser shows what a form of a page has sent to it, wherever that was.
  const isShown = headers["sec-fetch-dest"] === "document";
  const isOfProgram = isForm
    ? !isShown && (upstreamFor(path) === "backend" || path.startsWith("/api/"))
    : !wantsDocument(request);
  const isAction = headers[ACTION_HEADER] !== undefined;
  const reader = readerOf({ accept: isForm ? headers.accept : "text/html", isAction, isOfProgram });
  return refusalContent(status, reader, { path, isForm, requestId: record.id });
}

export const sendOwn = (exchange: Exchange, status: number, type: string, body: string): void =>
  send(exchange, { status, type, body });

/** Says that the client has the right version. */
export function sendUnchanged({ request, response, context, record }: Exchange): void {
  record.answeredBy = "own";
  if (!response.destroyed) response.writeHead(304, policyHeaders(pathOf(request.url ?? "/"), context)).end();
}

/** Leads a request to another host. One that would change something there is refused: nothing is sent twice. */
export function sendRedirect(exchange: Exchange, location: string): void {
  const { method } = exchange.request;
  if (method !== "GET" && method !== "HEAD") return void sendRefusal(exchange, 403);
  send(exchange, { status: 303, type: "text/plain", body: "", headers: { Location: location } });
}

export function sendUnavailable(exchange: Exchange): void {
  const headers = { "Retry-After": RETRY_AFTER_SECONDS };
  send(exchange, { status: 503, ...refusal(exchange, 503), headers });
}

/** A request that the gateway itself refuses. The connection ends with what still comes of the request. */
export function sendRefusal(exchange: Exchange, status: RefusalStatus, headers: OutgoingHttpHeaders = {}): void {
  const all = { ...headers, Connection: "close" };
  send(exchange, { status, ...refusal(exchange, status), headers: all });
}

/** Bytes of a whole response, for connections without a request. @param body HTML */
export function rawResponse(status: number, context: HeaderContext, body = ""): string {
  const reason = STATUS_CODES[status] ?? "";
  const headers = {
    ...securityHeaders("page", context),
    "Cache-Control": "no-store",
    Connection: "close",
    ...(body === "" ? {} : { "Content-Type": "text/html; charset=utf-8" }),
    "Content-Length": Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Refusal of a request that could not be read: nobody knows who asked, so it is said to a reader. */
export const rawRefusal = (status: RefusalStatus): string =>
  rawResponse(status, {}, refusalPage(status, { path: "/", isForm: status === 408 }));
