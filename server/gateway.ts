import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { isTrustedAddress } from "@/lib/http/client-address";
import { networkOf } from "@/lib/http/client-network";
import { Counts } from "@/lib/http/counts";
import { writeSecurityLine } from "@/lib/security-log";
import type { ChangeFollower } from "./gateway/change-follower";
import { keepNoConnections } from "./gateway/forward";
import { createHandlers, type HandlerOptions } from "./gateway/handlers";
import { LIMITS } from "./gateway/limits";
import type { PageStore } from "./gateway/page-store/page-store";
import { refusedConnection } from "./gateway/refusal-log";
import { rawRefusal, rawResponse, recordOf, sendRefusal } from "./gateway/responses";
import type { SharedFiles } from "./gateway/shared-files";

export type GatewayOptions = HandlerOptions & {
  host: string;
  /** 0 takes any free port. */
  port: number;
};

export type Gateway = {
  port: number;
  changes: ChangeFollower | null;
  keepPagesIn: (store: PageStore) => Promise<string[]>;
  /** True while pages are made for visitors, or waited for. */
  isBusy: () => boolean;
  /** Requests so far, but for those of balancers and monitoring. */
  requests: () => number;
  /** False when a further page would push out another. */
  hasRoom: () => Promise<boolean>;
  sharedFiles: SharedFiles | null;
  /** Takes no new connection and keeps none. Resolves when what was asked for has its answer, or has waited long for it. */
  stopListening: () => Promise<void>;
  close: () => void;
};

/** Status of errors of node's HTTP parser; anything else is a bad request. */
const CLIENT_ERRORS: Readonly<Record<string, 431 | 408>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Ends connections above the number that one network may hold, unless a trusted proxy stands there for many. */
function limitConnections(
  server: http.Server,
  trustedProxies: readonly string[],
  onRefused: (socket: Socket) => void,
): void {
  const counts = new Counts();
  server.on("connection", (socket: Socket) => {
    if (isTrustedAddress(socket.remoteAddress ?? "", trustedProxies)) return;
    const peer = networkOf(socket.remoteAddress ?? "");
    counts.add(peer);
    socket.once("close", () => counts.remove(peer));
    if (counts.get(peer) <= LIMITS.connectionsPerPeer) return;
    onRefused(socket);
    socket.destroy();
  });
}

/** Answers a connection's requests one by one: later ones would wait in memory, deaf to a leaving visitor. Too many ahead end it. */
function inTurn(answer: http.RequestListener): http.RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const number = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, number);
    return number;
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // Node gives a response the connection when those before it have been sent.
    if (response.socket) return void answer(request, response);
    if (count(socket, 1) > LIMITS.requestsAhead) return void socket.destroy();
    response.once("socket", () => {
      count(socket, -1);
      setImmediate(() => {
        if (!socket.destroyed) answer(request, response);
      });
    });
  };
}

/** Listens as the site's one origin. @throws for an address that cannot be listened on (EADDRINUSE, EACCES, …). */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { securityLog = writeSecurityLine } = options;
  const { handle, upgrade, ...handlers } = createHandlers(options);
  const tunnels = new Set<Duplex>();
  const server = http.createServer({
    maxHeaderSize: LIMITS.headerBytes,
    headersTimeout: LIMITS.headersMs,
    requestTimeout: LIMITS.requestMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    connectionsCheckingInterval: LIMITS.checkEveryMs,
    // Answered by us instead, so that this response has the security headers too.
    requireHostHeader: false,
    noDelay: true,
    // Other upgrades of a client (h2c) are answered as the plain request that they also are.
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
  });
  server.maxConnections = LIMITS.connections;
  server.setTimeout(LIMITS.idleMs);
  limitConnections(server, options.trustedProxies, (socket) => securityLog(refusedConnection(socket, "connections")));
  // Node leaves a socket to us that asks for a tunnel or an upgrade: an error that nobody hears would end the process.
  server.on("connection", (socket: Socket) => socket.on("error", () => socket.destroy()));
  const answering = new Set<http.ServerResponse>();
  server.on("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  server.on("request", inTurn(handle));
  server.on("upgrade", (request, socket, head) => {
    tunnels.add(socket);
    socket.on("close", () => tunnels.delete(socket));
    upgrade(request, socket, head);
  });
  server.on(
    "checkExpectation",
    inTurn((request, response) => sendRefusal({ request, response, context: {}, record: recordOf(randomUUID()) }, 417)),
  );
  server.on("connect", (_request, socket) => socket.end(rawResponse(405, {})));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const status = CLIENT_ERRORS[error.code ?? ""] ?? 400;
    securityLog(refusedConnection(socket as Socket, String(status)));
    socket.end(rawRefusal(status), () => socket.destroy());
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    ...handlers,
    sharedFiles: options.sharedFiles ?? null,
    async stopListening() {
      server.close();
      server.closeIdleConnections();
      keepNoConnections();
      for (const response of answering) response.shouldKeepAlive = false;
      const ends = [...answering].map((response) => new Promise((resolve) => response.once("close", resolve)));
      await Promise.race([Promise.all(ends), sleep(LIMITS.lastAnswersMs, undefined, { ref: false })]);
    },
    close() {
      server.close();
      server.closeAllConnections();
      for (const socket of tunnels) socket.destroy();
    },
  };
}
