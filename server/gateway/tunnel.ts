import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { LIMITS } from "./limits";

type Tunnel = {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  port: number;
  headers: OutgoingHttpHeaders;
  /** The upstream refused (its status) or could not be asked (503): the client gets this response and no tunnel. */
  refuse: (status: number) => void;
};

const toLines = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));

/** Websockets are quiet for long, so they have no idle limit: the backend's own heartbeat ends the dead ones. */
function keepOpen(socket: Duplex): void {
  const connection = socket as Socket;
  connection.setTimeout?.(0);
  connection.setNoDelay?.(true);
}

/** Asks the upstream to upgrade the connection and, once it has, joins both ends until either closes. */
export function openTunnel({ request, socket, head, port, headers, refuse }: Tunnel): void {
  const outgoing = http.request({
    host: "127.0.0.1",
    port,
    method: request.method,
    path: request.url,
    headers: { ...headers, connection: "Upgrade", upgrade: request.headers.upgrade },
    agent: false,
    setHost: false,
  });
  socket.on("error", () => outgoing.destroy());
  socket.on("close", () => outgoing.destroy());
  outgoing.setTimeout(LIMITS.tunnelOpeningMs, () => outgoing.destroy(new Error("The upstream did not answer")));
  outgoing.on("error", () => refuse(503));
  outgoing.on("response", (upstreamResponse) => {
    upstreamResponse.resume();
    refuse(upstreamResponse.statusCode ?? 502);
  });
  outgoing.on("upgrade", (upstreamResponse, upstream, upstreamHead) => {
    const lines = [
      `HTTP/1.1 ${upstreamResponse.statusCode} ${upstreamResponse.statusMessage}`,
      ...toLines(upstreamResponse.rawHeaders),
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    socket.write(upstreamHead);
    upstream.write(head);
    keepOpen(socket);
    keepOpen(upstream);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  outgoing.end();
}
