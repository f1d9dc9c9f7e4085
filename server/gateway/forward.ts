import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { type Body, framingOf } from "./body";
import { LIMITS } from "./limits";
import { readAway } from "./responses";

/** Connections to the upstreams are kept: a new one for each request would cost more than most responses. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64, timeout: LIMITS.upstreamIdleMs });

/** Requests that a process on this machine is working on. */
export const requestsTo = (port: number): number =>
  agent.sockets[agent.getName({ host: "127.0.0.1", port })]?.length ?? 0;

/** From now on a connection ends with its response: an upstream that is to stop waits for those that are open. */
export function keepNoConnections(): void {
  agent.maxFreeSockets = 0;
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}

export type Failure = "unreachable" | "too-large";

export type Forwarding = {
  request: IncomingMessage;
  response: ServerResponse;
  port: number;
  target?: string;
  /** Headers without those that say where the body ends. */
  headers: OutgoingHttpHeaders;
  body: Body;
  /** Set when the upstream is not to hear that the client has gone. */
  outlivesClient?: boolean;
  /** Sends the response on its way, by `relay`, or replaces it. */
  onResponse: (upstreamResponse: IncomingMessage) => void | Promise<void>;
  /** Called at most once, and only while nothing has been sent to the client. */
  onFailure: (failure: Failure) => void;
};

/** Streams a request to an upstream; a client's leaving usually ends it. Resolves when the upstream has begun to answer, or will not. */
export const forward = (exchange: Forwarding): Promise<void> =>
  new Promise((resolve) => attempt(exchange, resolve, true));

function attempt(exchange: Forwarding, settle: () => void, canRepeat: boolean): void {
  const { request, response, port, target, headers, body, outlivesClient = false } = exchange;
  const outgoing = http.request({
    agent,
    host: "127.0.0.1",
    port,
    method: request.method,
    path: target ?? request.url,
    headers: { ...headers, ...framingOf(body) },
    setHost: false,
  });
  const abort = () => outgoing.destroy();
  if (!outlivesClient) response.once("close", abort);

  let isSettled = false;
  const fail = (failure: Failure) => {
    if (isSettled) return;
    isSettled = true;
    settle();
    response.off("close", abort);
    outgoing.destroy();
    if (response.headersSent || response.destroyed) response.destroy();
    else exchange.onFailure(failure);
  };

  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (body.kind !== "stream" || received <= body.maxBytes) return;
    request.off("data", count).unpipe(outgoing);
    fail("too-large");
  };

  outgoing.setTimeout(LIMITS.upstreamIdleMs, () => fail("unreachable"));
  outgoing.on("response", async (upstreamResponse) => {
    if (isSettled) return void upstreamResponse.resume();
    isSettled = true;
    settle();
    try {
      // It has its answer before it has been read. An upstream that reads no further may end its connection, and then whoever still
      // sends would end theirs.
      if (body.kind === "stream" && !request.complete) {
        request.off("data", count).unpipe(outgoing);
        await readAway(request);
      }
      await exchange.onResponse(upstreamResponse);
    } catch {
      response.destroy();
    }
  });
  outgoing.on("error", () => {
    // A kept connection may have been closed by the upstream just now: that says nothing of the upstream itself.
    if (isSettled || !canRepeat || !outgoing.reusedSocket || body.kind !== "none") return fail("unreachable");
    isSettled = true;
    response.off("close", abort);
    attempt(exchange, settle, false);
  });

  if (body.kind === "none") return void outgoing.end();
  if (body.kind === "whole") return void outgoing.end(body.bytes);
  request.on("data", count).pipe(outgoing);
}

/** A question to an upstream on this machine that is nobody's alone: it goes on whoever leaves. */
export type Question = { port: number; target: string; headers: OutgoingHttpHeaders };

/** The response to a GET, of which nothing has been read. @throws when there is none */
export function ask(question: Question, canRepeat = true): Promise<IncomingMessage> {
  const { port, target, headers } = question;
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ agent, host: "127.0.0.1", port, path: target, headers, setHost: false });
    outgoing.setTimeout(LIMITS.upstreamIdleMs, () => outgoing.destroy(new Error("the upstream is silent")));
    outgoing.once("response", resolve);
    outgoing.once("error", (error) => {
      // A kept connection may have been closed by the upstream just now: that says nothing of the upstream itself.
      if (canRepeat && outgoing.reusedSocket) ask(question, false).then(resolve, reject);
      else reject(error);
    });
    // Errors of a response that has come are told by the response.
    outgoing.on("error", () => undefined);
    outgoing.end();
  });
}
