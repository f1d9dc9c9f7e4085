import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const span = z.object({
  ...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() },
  status: z.object({ code: z.int() }),
});
type ReceivedSpan = z.infer<typeof span>;

const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** Takes traces over OTLP, as a collector does. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const keys = new Set<string | undefined>();
  const server = http.createServer(async (request, response) => {
    keys.add(request.headers["x-key"]?.toString());
    const { resourceSpans } = sent.parse(await json(request));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    tracing: { endpoint, headers: { "x-key": "clave" } },
    spans,
    keys,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
