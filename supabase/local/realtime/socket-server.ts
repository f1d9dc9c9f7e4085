import type { IncomingMessage } from "node:http";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { networkOf } from "@/lib/http/client-network";
import { Counts } from "@/lib/http/counts";
import { isSameText, lastForwarded } from "@/supabase/local/http";
import type { Upgrade } from "@/supabase/local/http-server";
import { errorFields, log } from "@/supabase/local/log";
import type { Channels } from "@/supabase/local/realtime/channels";
import { openSession } from "@/supabase/local/realtime/socket-session";
import { PUBLISHABLE_KEY, type Secrets } from "@/supabase/local/secrets";

const PATH = "/realtime/v1/websocket";
/** Of the protocol; clients that name none write frames in another way. */
const VERSION = "2.0.0";
const MAX_SOCKETS = 2_000;
/** A page that lists businesses holds one, and whole neighbourhoods share the address of their phone company. */
const MAX_SOCKETS_OF_CLIENT = 200;
const MAX_MESSAGE_BYTES = 64 * 1024;
const PING_MS = 30_000;

/** @returns `close` closes all sockets with 1001 (going away). */
export function createSocketServer(channels: Channels, secrets: Secrets) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const silent = new WeakSet<WebSocket>();
  const held = new Counts();

  const upgrade: Upgrade = (request, url, socket, head) => {
    const key = url.searchParams.get("apikey") ?? "";
    if (url.pathname !== PATH) return 404;
    if (key !== PUBLISHABLE_KEY && !isSameText(key, secrets.secretKey)) return 401;
    if (url.searchParams.get("vsn") !== VERSION) return 400;
    if (sockets.clients.size >= MAX_SOCKETS) return 503;
    const network = networkOf(clientOf(request));
    if (held.get(network) >= MAX_SOCKETS_OF_CLIENT) return 429;
    held.add(network);
    // Also of a handshake that fails.
    socket.once("close", () => held.remove(network));
    sockets.handleUpgrade(request, socket, head, (client) => {
      const session = openSession(client, key, channels, secrets);
      client.on("message", (data: RawData, isBinary: boolean) => {
        session.receive(isBinary ? null : data.toString()).catch((error: unknown) => {
          log.warn(errorFields(error), "a realtime message failed");
          client.terminate();
        });
      });
      client.on("pong", () => silent.delete(client));
      client.on("close", session.end);
      client.on("error", () => client.terminate());
    });
    return null;
  };

  // A client that vanished without a word (a phone out of range) would hold its channels for ever.
  const beat = setInterval(() => {
    for (const client of sockets.clients) {
      if (silent.has(client)) client.terminate();
      else client.ping();
      silent.add(client);
    }
  }, PING_MS);

  const close = async (): Promise<void> => {
    clearInterval(beat);
    for (const client of sockets.clients) client.close(1001);
    const closed = new Promise<void>((resolve) => sockets.close(() => resolve()));
    const patience = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, 1_000);
    await closed;
    clearTimeout(patience);
  };
  return { upgrade, close };
}

/** Network of a client; this machine's, which come without the gateway, count together. */
const clientOf = ({ headers }: IncomingMessage): string =>
  lastForwarded(headers["x-forwarded-for"]?.toString()) ?? "127.0.0.1";
