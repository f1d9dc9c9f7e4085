import http from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** A cached answer, as raw bytes in base64. */
const kept = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });
const keptAnswers = z.array(z.object({ path: z.string(), encoding: z.string(), answer: kept }));

/**
 * The least that node can do: finished bytes from memory. Run as a process of its own; gets the answers as one message
 * and sends its port back.
 */
process.once("message", (message) => {
  const answers = new Map(
    keptAnswers
      .parse(message)
      .map(({ path, encoding, answer }) => [
        `${encoding} ${path}`,
        { headers: answer.headers, body: Buffer.from(answer.body, "base64") },
      ]),
  );
  const server = http.createServer((request, response) => {
    const answer = answers.get(`${request.headers["accept-encoding"] ?? "identity"} ${request.url}`);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
