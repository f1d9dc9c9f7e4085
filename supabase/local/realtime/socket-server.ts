import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { isSameText } from "@/supabase/local/http";
import type { Channels } from "@/supabase/local/realtime/channels";
import { SocketSession } from "@/supabase/local/realtime/socket-session";
import { PUBLISHABLE_KEY, type Secrets } from "@/supabase/local/secrets";

const PATH = "/realtime/v1/websocket";
const MAX_SOCKETS = 2_000;
const MAX_MESSAGE_BYTES = 64 * 1024;
const PING_MS = 30_000;

/** Takes the WebSocket upgrades of `server`. @returns closes all sockets with 1001 (going away). */
export function acceptSockets(server: Server, channels: Channels, secrets: Secrets): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const silent = new WeakSet<WebSocket>();

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? "/", "http://backend");
    const key = url.searchParams.get("apikey") ?? "";
    const isKnown = key === PUBLISHABLE_KEY || isSameText(key, secrets.secretKey);
    if (url.pathname !== PATH) return refuse(socket, "404 Not Found");
    if (!isKnown) return refuse(socket, "401 Unauthorized");
    if (sockets.clients.size >= MAX_SOCKETS) return refuse(socket, "503 Service Unavailable");
    sockets.handleUpgrade(request, socket, head, (client) => {
      const version = url.searchParams.get("vsn") === "2.0.0" ? "2.0.0" : "1.0.0";
      const session = new SocketSession(client, version, key, channels, secrets);
      client.on("message", (data: RawData, isBinary: boolean) => {
        if (!isBinary) void session.receive(data.toString());
      });
      client.on("pong", () => silent.delete(client));
      client.on("close", () => session.end());
      client.on("error", () => client.terminate());
    });
  });

  // A client that vanished without a word (a phone out of range) would hold its channels for ever.
  const beat = setInterval(() => {
    for (const client of sockets.clients) {
      if (silent.has(client)) client.terminate();
      else client.ping();
      silent.add(client);
    }
  }, PING_MS);

  return async () => {
    clearInterval(beat);
    for (const client of sockets.clients) client.close(1001);
    const closed = new Promise<void>((resolve) => sockets.close(() => resolve()));
    const patience = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, 1_000);
    await closed;
    clearTimeout(patience);
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
