import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isBearer } from "@/lib/http/shared-secret";
import { REQUEST_ID_HEADER } from "@/lib/http/visit-headers";
import { startTracing } from "@/lib/tracing";
import { type Gateway, startGateway } from "@/server/gateway";
import { eventually } from "@/tests/support/eventually";
import {
  gateway,
  handlers,
  openGatewayForTests,
  PROXY,
  ports,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";
import { startTraceReceiver } from "@/tests/support/trace-receiver";

const TOKEN = "una-clave-para-medir";
const INNER = "una-clave-de-dentro";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SENT = `00-${TRACE}-00f067aa0ba902b7-01`;

openGatewayForTests({
  metrics: {
    token: TOKEN,
    sources: [
      { process: "site", ports: () => [ports.next], target: "/api/metrics", token: INNER },
      { process: "backend", ports: () => [ports.backend], target: "/metrics", token: INNER },
    ],
  },
});

const HTML = { accept: "text/html" };
const read = async (headers: Record<string, string> = {}) => request(`${site}/metrics`, { headers });

describe("without upstreams", () => {
  it("metrics say which process does not answer", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toContain('gateway_process_up{process="site"} 0');
    expect(body).toContain('gateway_process_up{process="backend"} 0');
  });

  it("readiness names the part that is missing", async () => {
    const { status, body } = await request(`${site}/api/ready`);
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { status: "error", part: "sitio", message: "El sitio no responde." },
    ]);
  });

  it("a page and a program are told by what support finds them", async () => {
    expect((await request(`${site}/negocio/x`, { headers: HTML })).body).toMatch(
      /Código para soporte: [\da-f]{8}<\/p>/,
    );
    expect(JSON.parse((await request(`${site}/api/v1/negocios`)).body).request).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("readiness", () => {
  withUpstreams();
  afterEach(() => void vi.restoreAllMocks());
  const ready = async () => (await request(`${site}/api/ready`)).status;
  const pass = (seconds: number) => {
    const now = performance.now() + seconds * 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
  };

  it("and metrics are no visits", async () => {
    const visits = async (path: string, headers = {}) => {
      const before = gateway.requests();
      await request(site + path, { headers });
      return gateway.requests() - before;
    };
    expect(await visits("/api/ready")).toBe(0);
    expect(await visits("/metrics", { authorization: `Bearer ${TOKEN}` })).toBe(0);
    expect(await visits("/login", HTML)).toBe(1);
  });

  it("is what Next said last while it is too busy to say anything, and not for ever", async () => {
    handlers.next = (_, response) => void response.writeHead(200).end("{}");
    expect(await ready()).toBe(200);
    const held: ServerResponse[] = [];
    handlers.next = (_, response) => void held.push(response);
    pass(2);
    expect(await ready()).toBe(200);
    pass(30);
    const late = ready();
    await eventually(() => expect(held).toHaveLength(2));
    for (const response of held) response.writeHead(503).end("{}");
    expect(await late).toBe(503);
  });
});

describe("/metrics", () => {
  withUpstreams();

  it("has the metrics of all processes, whose token it knows", async () => {
    handlers.next = ({ headers, url }, response) => {
      response.end(url === "/api/metrics" && isBearer(headers.authorization, INNER) ? "site_own 1\n" : "");
    };
    handlers.backend = (_request, response) => response.writeHead(404).end("backend_own 1\n");
    const { headers, body } = await read();
    expect(headers["content-type"]).toContain("text/plain; version=0.0.4");
    expect(body).toContain("site_own 1");
    expect(body).toContain('gateway_process_up{process="site"} 1');
    expect(body).not.toContain("backend_own");
    expect(body).toContain('gateway_process_up{process="backend"} 0');
  });

  it.each([
    ["a proxy", { "x-forwarded-for": "203.0.113.7" }, "/metrics"],
    ["a proxy that only says its name", { via: "1.1 proxy" }, "/metrics"],
    ["a name that was made to point here", { host: "evil.example" }, "/metrics"],
    ["a proxy and a wrong token", { via: "1.1 proxy", authorization: `Bearer ${TOKEN}x` }, "/metrics"],
  ])("is an address like any other for %s", async (_case, headers, url) => {
    expect(JSON.parse((await read(headers)).body)).toMatchObject({ name: "next", url });
  });

  it("opens to the token, also behind a proxy", async () => {
    const headers = { host: "sitio.example", "x-forwarded-for": "203.0.113.7", authorization: `Bearer ${TOKEN}` };
    expect((await read(headers)).body).toContain("gateway_request_seconds_count");
  });

  it("counts by class, answer and status, and names no address", async () => {
    handlers.next = (_request, response) => {
      const caching = "s-maxage=86400, stale-while-revalidate=2505600";
      response.writeHead(200, { "content-type": "text/html", "cache-control": caching, "x-nextjs-cache": "HIT" });
      response.end("<html></html>");
    };
    const target = `${site}/negocio/nadie-lo-nombra`;
    await request(target, { headers: HTML });
    await eventually(async () => {
      await request(target, { headers: HTML });
      const { body } = await read();
      expect(body).toContain('gateway_request_seconds_count{class="page",answer="rendered",status="200"} 1');
      expect(body).toMatch(/gateway_request_seconds_count\{class="page",answer="kept",status="200"\} [1-9]/);
    });
    await request(`${site}/rest/v1/negocios`);
    await request(`${site}/..%2f..%2fetc/%ff`, { method: "TRACE" });
    const { body } = await read();
    expect(body).toContain('gateway_request_seconds_count{class="data",answer="passed",status="200"} 1');
    expect(body).toMatch(/gateway_request_seconds_count\{class="page",answer="own",status="405"\} 1/);
    expect(body).toMatch(/gateway_queue_wait_seconds_count\{line="visitors"\} [1-9]/);
    expect(body).not.toMatch(/nadie|etc/);
  });
});

describe("a request", () => {
  withUpstreams();

  it("is called in the error page as in the logs, whatever the client calls it", async () => {
    let id = "";
    handlers.next = ({ headers }, response) => {
      id = String(headers[REQUEST_ID_HEADER]);
      response.writeHead(500, { "content-type": "text/html" }).end();
    };
    const { status, body } = await request(`${site}/cuenta`, { headers: { ...HTML, [REQUEST_ID_HEADER]: "mine" } });
    expect([status, id]).toEqual([503, expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(body).toContain(`Código para soporte: ${id.slice(0, 8)}`);
  });

  it("continues the trace of a trusted proxy, and of nobody else", async () => {
    const headers = { traceparent: SENT, tracestate: "a=b" };
    const seen = async (localAddress: string) =>
      JSON.parse((await request(`${site}/api/x`, { headers, localAddress })).body).headers;
    const own = await seen("127.0.0.1");
    expect(own.traceparent).toBe(
      `00-${own[REQUEST_ID_HEADER].replaceAll("-", "")}-${own.traceparent.split("-")[2]}-00`,
    );
    expect(own).not.toHaveProperty("tracestate");
    expect((await seen(PROXY)).traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa)[\\da-f]{16}-01$`));
  });
});

describe("with a receiver of traces", () => {
  withUpstreams();
  let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
  let traced: Gateway;
  beforeAll(async () => {
    receiver = await startTraceReceiver();
    traced = await startGateway({
      ...{ host: "127.0.0.1", port: 0, portOf: (name) => ports[name], trustedProxies: ["127.0.0.1"] },
      writeSpan: await startTracing("gateway", receiver.tracing),
    });
  });
  afterAll(() => {
    traced.close();
    receiver.stop();
  });

  it("sends a span of each request that is to be recorded", async () => {
    const ask = (flags: string) =>
      request(`http://127.0.0.1:${traced.port}/api/x`, { headers: { traceparent: SENT.replace(/..$/, flags) } });
    await ask("00");
    const passedOn = JSON.parse((await ask("01")).body).headers.traceparent.split("-");
    await eventually(() => expect(receiver.spans).not.toEqual([]));
    const parentSpanId = "00f067aa0ba902b7";
    expect(receiver.spans).toEqual([
      { traceId: TRACE, spanId: passedOn[2], parentSpanId, name: "GET api", status: { code: 0 } },
    ]);
    expect([...receiver.keys]).toEqual(["clave"]);
  });

  it("answers without one as with one", async () => {
    receiver.stop();
    for (let each = 0; each < 3; each++)
      expect((await request(`http://127.0.0.1:${traced.port}/api/x`)).status).toBe(200);
  });
});
