import { once } from "node:events";
import path from "node:path";
import { forkWithUs } from "@/tests/support/ends-with-us";
import type { ReceivedResponse } from "./responses";

export type PlainServer = { port: number; pid: number; stop: () => void };

type Response = { path: string; encoding: string; received: ReceivedResponse };

/** A plain node server, in a process of its own, that sends these bytes with these headers. */
export async function startPlainServer(responses: readonly Response[]): Promise<PlainServer> {
  const child = forkWithUs(path.join(import.meta.dirname, "plain-server.ts"));
  child.send(
    responses.map(({ path: pagePath, encoding, received }) => ({
      path: pagePath,
      encoding,
      received: {
        headers: { ...received.headers, "content-length": `${received.body.length}` },
        body: received.body.toString("base64"),
      },
    })),
  );
  const [port] = await once(child, "message");
  return { port: Number(port), pid: child.pid ?? 0, stop: () => child.kill() };
}
