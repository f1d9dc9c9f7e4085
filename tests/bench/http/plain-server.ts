import http from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** A cached response, as raw bytes in base64. */
const kept = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });
const cachedResponses = z.array(z.object({ path: z.string(), encoding: z.string(), received: kept }));

/**
 * The least that node can do: finished bytes from memory. Run as a process of its own; gets the responses as one message
 * and sends its port back.
 */
process.once("message", (message) => {
  const responses = new Map(
    cachedResponses
      .parse(message)
      .map(({ path, encoding, received }) => [
        `${encoding} ${path}`,
        { headers: received.headers, body: Buffer.from(received.body, "base64") },
      ]),
  );
  const server = http.createServer((request, response) => {
    const received = responses.get(`${request.headers["accept-encoding"] ?? "identity"} ${request.url}`);
    if (!received) return void response.writeHead(404).end();
    response.writeHead(200, received.headers).end(received.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
