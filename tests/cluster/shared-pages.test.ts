import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { Redis } from "@/lib/redis";
import { type Gateway, startGateway } from "@/server/gateway";
import { CLAIM_MS } from "@/server/gateway/page-store/page-store";
import { RedisStore } from "@/server/gateway/page-store/redis-store";
import { eventually } from "@/tests/support/eventually";
import { handlers, openGatewayForTests, ports, withUpstreams } from "@/tests/support/gateway-stand-ins";
import { it } from "./support/programs";
import { type RunningRedis, startRedis } from "./support/redis";

openGatewayForTests();
withUpstreams();

const changes = { head: 7, reach: 0, changed: {} as Record<string, number> };
const waiting: (() => void)[] = [];
const ends: (() => void)[] = [];
let redis: RunningRedis;
let observer: Redis;
let nodes: Gateway[] = [];
let path = "/";
let tests = 0;
let asked = 0;
/** Next answers when it is told to, or at once. */
let isHeld = true;

async function startNode(): Promise<Gateway> {
  const client = new Redis(redis.url);
  const gateway = await startGateway({
    ...{ host: "127.0.0.1", port: 0, trustedProxies: [] },
    portOf: (name) => ports[name],
    changes: {
      follow: async () => ({ ...changes, settled: changes.head, due_ms: null }),
      workers: () => [],
      secret: "secreto",
      redis: client,
    },
  });
  await gateway.keepPagesIn(new RedisStore(client, "uno"));
  ends.push(gateway.close, () => client.close());
  await eventually(async () => expect(await client.ask((asking) => asking.ping())).not.toBeNull());
  return gateway;
}

/** Pages that a node has taken upon itself to make. */
const claims = () => observer.ask((client) => client.keys("il:uno:lock:*"));

const read = async ({ port }: Gateway) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } });
  return { status: answer.status, body: await answer.text() };
};

/** Has so many visitors of each node wait for the page. */
const visit = (count: number) =>
  Promise.all(nodes.flatMap((node) => Array.from({ length: count }, () => read(node).then(({ body }) => body))));

/** Lets Next answer those that have asked so far. */
const open = () => {
  for (const answer of waiting.splice(0)) answer();
};

beforeAll(async () => {
  redis = await startRedis();
  observer = new Redis(redis.url);
  ends.push(() => observer.close());
  nodes = await Promise.all([startNode(), startNode()]);
});
beforeEach(() => {
  tests += 1;
  path = `/negocio/prueba-${tests}`;
  asked = 0;
  isHeld = true;
  handlers.next = ({ url }, response) => {
    asked += 1;
    const version = asked;
    const answer = () => {
      response.writeHead(200, {
        ...{ "Content-Type": "text/html", "Cache-Control": "s-maxage=86400", "x-nextjs-cache": "HIT" },
        ...{ "x-page-tags": "business:una", "x-page-until": String(Date.now() + 3_600_000) },
      });
      response.end(`<html>${url} ${version}</html>`);
    };
    if (isHeld) waiting.push(answer);
    else answer();
  };
});
afterAll(async () => {
  for (const end of ends) end();
  await redis.stop();
});

it("a page that many ask for on two nodes is made once, and again after a change", async () => {
  for (const version of [1, 2]) {
    const visits = visit(10);
    await eventually(() => expect(asked).toBe(version));
    open();
    expect(new Set(await visits)).toEqual(new Set([`<html>${path} ${version}</html>`]));
    expect(asked).toBe(version);
    Object.assign(changes, { head: changes.head + 1, changed: { "business:una": changes.head + 1 } });
    await Promise.all(nodes.map((node) => node.changes?.catchUp()));
  }
});

it("a page that cannot be made is left to the next who asks", async () => {
  handlers.next = (_, response) => void response.writeHead(500).end();
  await Promise.all(nodes.slice(1).map(read));
  // By itself the claim ends later.
  await eventually(async () => expect(await claims()).toEqual([]), CLAIM_MS / 2);
});

it("a page is found by a node that has just begun", async () => {
  const made = visit(1);
  await eventually(() => expect(asked).toBe(1));
  open();
  const [body] = await made;
  expect((await read(await startNode())).body).toBe(body);
  expect(asked).toBe(1);
});

it("each node makes its own while Redis hangs, and shares again when it is back", async () => {
  redis.pause();
  const visits = visit(3);
  await eventually(() => expect(asked).toBe(2));
  open();
  expect(await visits).toHaveLength(6);
  redis.resume();
  isHeld = false;
  await eventually(async () => {
    asked = 0;
    path = `${path}-y`;
    await visit(1);
    expect(asked).toBe(1);
  });
});
