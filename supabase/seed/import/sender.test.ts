import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendEntries } from "@/supabase/seed/import/sender";
import { secretClient } from "@/supabase/seed/target";

const ANSWER = JSON.stringify({ inserted: 1, updated: 0, unchanged: 0, refused: [] });
let close = (): void => undefined;
afterEach(() => close());

/** Sends one row to a server that treats requests for the import like this. */
async function sendOne(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/refresh_vocabulary")) return void response.writeHead(204).end();
    asked.push(request.url ?? "");
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => void server.close().closeAllConnections();
  const supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = secretClient({ supabaseUrl, secretKey: "sb_secret_x" });
  const entries = [{ line: 2, id: "1", key: "1", name: "A", dropped: [], row: { denue_id: "1" } }];
  return {
    sent: sendEntries({ client, rpc: "import_denue", entries, total: 1 }),
    asked,
  };
}

it("sends a batch again whose connection was closed before there was an answer", async () => {
  let isFirst = true;
  const { sent, asked } = await sendOne((request, response) => {
    if (isFirst) request.socket.destroy();
    else response.writeHead(200, { "Content-Type": "application/json" }).end(ANSWER);
    isFirst = false;
  });
  expect(await sent).toMatchObject({ inserted: 1 });
  expect(asked).toEqual(["/rest/v1/rpc/import_denue", "/rest/v1/rpc/import_denue"]);
});

it("takes a refusal for an answer", async () => {
  const { sent, asked } = await sendOne((_request, response) => {
    response.writeHead(401, { "Content-Type": "application/json" }).end('{"message":"no key"}');
  });
  await expect(sent).rejects.toThrow("the database did not take lines 2 to 2: no key");
  expect(asked).toHaveLength(1);
});
