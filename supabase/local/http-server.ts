import { once } from "node:events";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { receivedContext } from "@/lib/http/received-context";
import { requestContext } from "@/lib/request-context";
import type { Handler } from "@/supabase/local/http";
import { errorFields, log } from "@/supabase/local/log";
import { ownAddress } from "@/supabase/local/own-address";
import { readRequest } from "@/supabase/local/read-request";
import { pathProblem } from "@/supabase/local/request-path";

const DRAIN_MS = 5_000;
/** Longer than whoever asks keeps a connection: one that is closed while a request is on its way loses that request. */
const KEEP_ALIVE_MS = 75_000;

/** Takes a socket, or returns the status that refuses it. */
export type Upgrade = (request: IncomingMessage, url: URL, socket: Duplex, head: Buffer) => number | null;

type Incoming = Pick<IncomingMessage, "url" | "headers" | "socket">;

const MESSAGES: Readonly<Record<number, string>> = {
  400: "Bad path",
  403: "Not for pages of other sites",
  404: "Not found",
  421: "Not the name of this service",
};

const refusal = (status: number): Response => Response.json({ message: MESSAGES[status] }, { status });

/** Serves on 127.0.0.1. @param siteUrl whose pages may ask. */
export async function serve({ handle, upgrade }: { handle: Handler; upgrade: Upgrade }, port: number, siteUrl: string) {
  const address = ownAddress(siteUrl);
  /** `url` is the path as it was sent; that of a `Request` is already normalised. */
  const problemOf = ({ url = "", headers, socket }: Incoming, isUpgrade = false) =>
    pathProblem(url) ?? address.problemOf(headers, socket.localPort ?? 0, isUpgrade);

  const server = createAdaptorServer({
    hostname: "127.0.0.1",
    fetch: async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
      const problem = problemOf(incoming);
      if (problem !== null) return refusal(problem);
      try {
        const read = await readRequest(request);
        if (read instanceof Response) return read;
        const context = receivedContext((name) => read.headers.get(name));
        return (await requestContext.run(context, () => handle(read))) ?? refusal(404);
      } catch (error) {
        log.error({ ...errorFields(error), path: new URL(request.url).pathname }, "a request failed");
        return Response.json({ code: "500", message: "Internal server error" }, { status: 500 });
      }
    },
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Node leaves a socket to us that is to be upgraded: an error that nobody hears would end the process.
  server.on("connection", (socket) => socket.on("error", () => socket.destroy()));
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const status =
      problemOf(request, true) ?? upgrade(request, new URL(request.url ?? "/", "http://backend"), socket, head);
    if (status !== null) refuseUpgrade(socket, status);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("the server has no port");

  return {
    port: bound.port,
    /** Ends when the requests under way are answered, or after 5 s. */
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(patience);
    },
  };
}

/** A client that does not end its side would keep the connection. */
function refuseUpgrade(socket: Duplex, status: number): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "connection: close", "content-length: 0"];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}
