import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { json } from "node:stream/consumers";

const DROP_MS = 500;

/** The provider's interface, as far as a checkout needs it, which can be silent, or send an answer that has no end. */
export async function startStallingProvider() {
  const open = new Set<Socket>();
  const keys: string[] = [];
  const state = { mode: "fine" as "fine" | "silent" | "trickling" };
  const trickle = (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    const dropping = setInterval(() => response.write(" "), DROP_MS);
    response.on("close", () => clearInterval(dropping));
  };
  const server = createServer(async (request, response) => {
    const key = request.headers["x-idempotency-key"];
    if (key) keys.push(String(key));
    if (state.mode === "trickling") return trickle(response);
    if (state.mode === "silent") return;
    const answer = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url?.includes("/search")) return answer({ results: [] });
    if (request.method !== "POST") return response.writeHead(404).end();
    const { external_reference } = (await json(request)) as { external_reference: string };
    answer({ id: `1-${external_reference}`, init_point: "https://pay.example/1", external_reference });
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    state,
    /** Idempotency keys, in the order in which they came. */
    keys,
    connections: () => open.size,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
