import { once } from "node:events";
import type { Server } from "node:http";
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { ApiRequest, Handler } from "@/supabase/local/http";
import { errorFields, log } from "@/supabase/local/log";
import { pathProblem } from "@/supabase/local/request-path";

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const DRAIN_MS = 5_000;

export interface HttpServer {
  readonly port: number;
  /** For the upgrades to WebSocket. */
  readonly server: Server;
  /** Ends when the requests under way are answered, or after 5 s. */
  close(): Promise<void>;
}

/** Serves the handlers in order on 127.0.0.1: the first that answers wins. */
export async function serveHandlers(handlers: readonly Handler[], port: number): Promise<HttpServer> {
  const server = createAdaptorServer({
    hostname: "127.0.0.1",
    // `incoming` has the path as it was sent; that of `request` is already normalised.
    fetch: async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
      const problem = pathProblem(incoming.url ?? "");
      if (problem) return Response.json({ message: problem === 404 ? "Not found" : "Bad path" }, { status: problem });
      try {
        return await answer(handlers, request);
      } catch (error) {
        log.error({ ...errorFields(error), path: new URL(request.url).pathname }, "a request failed");
        return Response.json({ code: "500", message: "Internal server error" }, { status: 500 });
      }
    },
  }) as Server;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");

  return {
    port: address.port,
    server,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(patience);
    },
  };
}

async function answer(handlers: readonly Handler[], request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body === "too large") return Response.json({ message: "Payload too large" }, { status: 413 });
  const apiRequest: ApiRequest = {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    body,
    clientAddress: lastForwarded(request.headers),
  };
  for (const handle of handlers) {
    const response = await handle(apiRequest);
    if (response) return response;
  }
  return Response.json({ message: "Not found" }, { status: 404 });
}

/** The last address is the one that our front process wrote; what stands before it came from outside. */
function lastForwarded(headers: Headers): string | null {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || null;
}

async function readBody(request: Request): Promise<ApiRequest["body"] | "too large"> {
  if (!request.body || request.method === "GET" || request.method === "HEAD") return null;
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return "too large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return "too large";
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
