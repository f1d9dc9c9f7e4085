// Ours alone: whether our process lives on, and answers as it should, after requests that no client makes.
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBusiness, openTarget, type Target } from "@/tests/support/backend-target";
import { request } from "@/tests/support/raw-http";

/** Insides that no answer shows: the words of an engine, the places of an error, a statement. */
const INSIDES =
  /\b(Range|Type|Syntax|Reference|URI)Error\b|ERR_|node_modules|\.[jt]s:\d|\bat \S+ \(|select .+ from |\$\d/i;
const NOBODY = "00000000-0000-0000-0000-000000000000";

let target: Target;
let session: string;

beforeAll(async () => {
  target = await openTarget();
  await addBusiness(target);
  const { client } = await target.signedIn();
  session = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => target.close());

interface Sent {
  readonly method?: string;
  readonly as?: "visitor" | "user" | "server";
  readonly headers?: Record<string, string>;
  readonly body?: string | object;
}

async function send(path: string, { method = "GET", as = "visitor", headers = {}, body }: Sent = {}) {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  return request(`${target.url}${path}`, {
    method,
    body: text,
    headers: {
      apikey: as === "server" ? target.secretKey : target.publishableKey,
      ...(as === "user" && { authorization: `Bearer ${session}` }),
      ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      ...headers,
    },
  });
}

/** Sends it, and holds the answer against what no answer may be. */
async function statusOf(path: string, sent?: Sent): Promise<number> {
  const { status, body } = await send(path, sent);
  expect(body).not.toMatch(INSIDES);
  return status;
}

function aToken(payload: object, secret: string, header: object = { alg: "HS256", typ: "JWT" }): string {
  const parts = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${parts}.${createHmac("sha256", secret).update(parts).digest("base64url")}`;
}

const rows = (query: string) => `/rest/v1/negocios?select=id&limit=1&${query}`;
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(",");
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

describe("queries of tables", () => {
  it.each([
    ["a name that every object has", rows("__proto__=eq.x")],
    ["such a name, encoded", rows("%5F_proto__=eq.x")],
    ["such a name in a path", rows("a.__proto__.b=eq.x")],
    ["such a name for a table", "/rest/v1/__pro%74o__"],
    ["such a name for a function", "/rest/v1/rpc/constructor"],
    ["such a name as a column", rows("constructor=eq.x")],
    ["such a name as a method", rows("toString=eq.x")],
    ["such a name for an embedding", rows("__proto__.limit=1")],
    ["such a name selected", "/rest/v1/negocios?select=__proto__"],
    ["such a name as an alias", "/rest/v1/negocios?select=__proto__:id"],
    ["such a name embedded", "/rest/v1/negocios?select=constructor(id)"],
    ["such a name in an order", rows("order=valueOf.desc")],
    ["such a name in a condition", rows("or=(a.eq.1,__proto__.eq.2)")],
    ["such a name as an operator", rows("nombre=toString.x")],
    ["such a name among the columns", rows("columns=constructor")],
    ["an operator that does not exist", rows("nombre=nope.x")],
    ["a column that does not exist", rows("no_hay=eq.1")],
    ["a value of another type", rows("visitas=eq.abc")],
    ["a number that is too large", rows("visitas=eq.99999999999999999999999999")],
    ["an object in place of a list", rows("formas_de_pago=eq.1")],
    ["a value that stands for none", rows("id=eq.not_null")],
    ["an expression that is none", rows("nombre=match.((((")],
    ["NUL in a value", rows("nombre=eq.a%00b")],
    ["NUL in an order", rows("order=id%00")],
    ["NUL in a name", rows("a%00b=eq.1")],
    ["a quote that does not end", "/rest/v1/negocios?select=%22"],
    ["brackets that do not end", `/rest/v1/negocios?select=${"a(".repeat(3_000)}`],
    ["more columns than the database takes", `/rest/v1/negocios?select=${times(1_700, "id")}`],
    ["one column under many names", "/rest/v1/negocios?select=a:menu,b:menu"],
    ["conditions without an end", rows(`or=(${times(620, "a.eq.1")})`)],
    ["patterns without an end", rows(`nombre=ilike(any).{${times(60, "*a*")}}`)],
    ["conditions within conditions", rows(`or=${"(and".repeat(50)}(a.eq.1)${")".repeat(50)}`)],
    ["an order that is none", rows("order=id.nope")],
  ])("%s: 400", async (_, path) => {
    expect(await statusOf(path)).toBe(400);
  });

  it.each([
    ["a query that is too long", rows(`nombre=eq.${"x".repeat(9_000)}`), 414],
    ["a limit below zero", "/rest/v1/negocios?select=id&limit=-1", 416],
    ["a table that does not exist", "/rest/v1/no_hay", 404],
    ["a table of another schema", "/rest/v1/pg_class", 404],
    ["a function that does not exist", "/rest/v1/rpc/no_hay", 404],
  ])("%s", async (_, path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  it.each([
    ["range", "5-1", 416],
    ["range", "abc", 200],
    ["prefer", "__proto__=x", 400],
    ["prefer", "timezone=Nope/Nope", 200],
    ["prefer", "handling=strict,timezone=Nope/Nope", 400],
    ["accept-profile", "auth", 406],
    ["accept-profile", "__proto__", 400],
    ["accept", "application/vnd.pgrst.plan+json", 406],
    ["authorization", "Bearer a.b.c", 401],
    ["authorization", `Bearer ${aToken({ role: "service_role" }, "", { alg: "none" })}`, 401],
    ["authorization", `Bearer ${aToken({ role: "service_role" }, "another-secret-another-secret")}`, 401],
  ])("the header %s: %s", async (name, value, status) => {
    expect(await statusOf(rows("order=id"), { headers: { [name]: value } })).toBe(status);
  });

  it.each(["TRACE", "PROPFIND"])("the method %s: 405", async (method) => {
    expect(await statusOf("/rest/v1/negocios", { method })).toBe(405);
  });

  it("what is no token at all is a visitor's", async () => {
    const authorization = `Bearer ${aToken({ role: "service_role" }, "", { alg: "none" }).replace(/[^.]*$/, "")}`;
    const headers = { authorization };
    expect(await statusOf(rows("order=id"), { headers })).toBe(200);
    expect(await statusOf("/rest/v1/negocios?select=user_id", { headers })).toBe(401);
  });

  it("values that only look like such names are values", async () => {
    for (const filter of [
      "nombre=eq.constructor",
      "slug=in.(constructor,prototype)",
      "or=(nombre.ilike.*__proto__*)",
    ]) {
      expect(await statusOf(rows(filter))).toBe(200);
    }
    expect(await statusOf("/rest/v1/rpc/suggest?term=constructor")).toBe(200);
  });
});

describe("bodies", () => {
  it.each([
    ["no JSON", "{"],
    ["a number", "1"],
    ["a text", '"x"'],
    ["null", "null"],
    ["a list of numbers", "[1]"],
    ["a list of lists", "[[]]"],
    ["a name that every object has", '{"__proto__":{"x":1}}'],
    ["such a name further down", '{"horario":{"a":{"constructor":1}}}'],
    ["nesting without an end", nested(50_000)],
    ["a column that does not exist", '{"no_hay":1}'],
    ["a column without a name", '{"":1}'],
    ["NUL", '{"nombre":"a\\u0000b"}'],
    ["half a character in JSON", '{"horario":{"a":"\\ud800"}}'],
    ["an object in place of a list", '{"servicios":{}}'],
    ["an object with a value in place of a list", '{"servicios":{"a":1}}'],
    ["a number in place of a list", '{"servicios":1}'],
    ["no time", '{"created_at":"x"}'],
    ["bytes that are no text", Buffer.from([0x22, 0xff, 0x22]).toString("latin1")],
  ])("%s: no server error for a change or a new row", async (_, body) => {
    const headers = { prefer: "return=minimal" };
    for (const [method, path] of [
      ["PATCH", `/rest/v1/negocios?id=eq.${NOBODY}`],
      ["POST", "/rest/v1/promociones"],
      ["PUT", `/rest/v1/negocios?id=eq.${NOBODY}`],
    ] as const) {
      for (const as of ["user", "server"] as const) {
        const status = await statusOf(path, { method, as, body, headers });
        expect([400, 401, 403, 404, 405], `${method} as ${as}`).toContain(status);
      }
    }
  });

  it.each(["text/csv", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "nope"])(
    "%s is not taken: 415",
    async (type) => {
      const headers = { "content-type": type };
      expect(await statusOf("/rest/v1/promociones", { method: "POST", as: "user", headers, body: "a\nb" })).toBe(415);
    },
  );
});

describe("arguments of functions", () => {
  const VALUES = [[], {}, 0, -1, 1.5, 1e308, true, "", "x", "a\0b", "\ud83d", [[]], [null], [{}], { a: { b: [] } }];

  it.each([
    "search_businesses.term",
    "search_businesses.lat",
    "search_businesses.page",
    "search_businesses.open_now",
    "suggest.term",
    "get_listing.business_slug",
    "sitemap_parts.part_size",
    "sitemap_lists.least_businesses",
  ])("%s takes a value or refuses it, whatever it is", async (argument) => {
    const [name = "", key = ""] = argument.split(".");
    for (const value of [...VALUES, "99999999999999999999", Number.MAX_SAFE_INTEGER, "x".repeat(100_000)]) {
      const status = await statusOf(`/rest/v1/rpc/${name}`, { method: "POST", body: { [key]: value } });
      expect([200, 400, 404], JSON.stringify(value).slice(0, 40)).toContain(status);
    }
  });

  it.each(["[]", "[[]]", "[{}]", "1", "null", "{", '{"__proto__":1}', '{"toString":[]}', nested(50_000)])(
    "%s is no object of arguments: 400",
    async (body) => {
      expect(await statusOf("/rest/v1/rpc/suggest", { method: "POST", body })).toBe(400);
    },
  );

  it("in an address: the same", async () => {
    for (const query of ["__proto__=1", "constructor=1", "term=a%00b", "term=a&select=__proto__"]) {
      expect(await statusOf(`/rest/v1/rpc/suggest?${query}`), query).toBe(400);
    }
  });
});

describe("stored files", () => {
  const IMAGE = "negocios/contract/no-hay.png";
  const claims = { bucket: "negocios", sub: "contract/no-hay.png", intent: "download", exp: 4_000_000_000 };

  it.each([
    ["garbage", () => "x"],
    ["three parts of garbage", () => "a.b.c"],
    ["a long one", () => "x".repeat(4_000)],
    ["one that is over", () => aToken({ ...claims, exp: 1 }, target.embedded?.jwtSecret ?? "")],
    ["one of somebody else", () => aToken(claims, "another-secret-another-secret-another")],
    ["one that nobody signed", () => aToken(claims, "", { alg: "none" })],
    ["one for another object", () => aToken({ ...claims, sub: "otra.png" }, target.embedded?.jwtSecret ?? "")],
    ["a session", () => session],
    ["none", () => ""],
  ])("a token, %s: refused to read and to write", async (_, tokenOf) => {
    const query = `?token=${encodeURIComponent(tokenOf())}`;
    expect([400, 403]).toContain(await statusOf(`/storage/v1/object/sign/${IMAGE}${query}`));
    expect([400, 403]).toContain(await statusOf(`/storage/v1/object/sign/${IMAGE}${query}`, { method: "HEAD" }));
    const headers = { "content-type": "image/png" };
    const upload = { method: "PUT", headers, body: "x" };
    expect([400, 403]).toContain(await statusOf(`/storage/v1/object/upload/sign/${IMAGE}${query}`, upload));
  });

  it.each([
    ["POST", "/object/list/negocios", ""],
    ["POST", "/object/list/negocios", "{"],
    ["POST", "/object/list/negocios", "[]"],
    ["POST", "/object/list/negocios", '{"prefix":"a\\u0000"}'],
    ["POST", "/object/list/negocios", '{"prefix":"","limit":-1}'],
    ["POST", "/object/list/negocios", '{"prefix":"","limit":1e99}'],
    ["POST", "/object/list/negocios", '{"prefix":"","offset":-1}'],
    ["POST", "/object/list/negocios", '{"prefix":"","sortBy":{"column":"nope","order":"asc"}}'],
    ["POST", "/object/list/negocios", '{"prefix":"","sortBy":{"column":"name","order":"; drop"}}'],
    ["POST", "/object/list/negocios", '{"__proto__":{"limit":1}}'],
    ["POST", "/object/list/negocios", nested(5_000)],
    ["DELETE", "/object/negocios", '{"prefixes":["a\\u0000"]}'],
    ["DELETE", "/object/negocios", "null"],
    ["DELETE", "/object/negocios", JSON.stringify({ prefixes: Array(1_001).fill("x") })],
    ["POST", "/object/sign/negocios", '{"expiresIn":60,"paths":["\\ud800"]}'],
    ["POST", "/object/sign/negocios/x.png", '{"expiresIn":"x"}'],
    ["POST", "/object/sign/negocios/x.png", '{"expiresIn":1e99}'],
    ["POST", "/object/move", '{"bucketId":"negocios","sourceKey":"a\\u0000","destinationKey":"b"}'],
    ["POST", "/object/copy", '{"bucketId":"negocios","sourceKey":"a","destinationKey":"../b"}'],
    ["POST", "/bucket", '{"id":"x\\u0000","name":"x"}'],
    ["POST", "/bucket", '{"id":"x","name":"x","file_size_limit":1e99}'],
    ["GET", "/object/negocios/__proto__", undefined],
    ["GET", "/object/negocios/a%00b", undefined],
    ["GET", "/object/negocios/%2e%2e/x", undefined],
    ["GET", "/bucket/__proto__", undefined],
    ["GET", "/object/info/negocios/a/__proto__/b", undefined],
  ])("%s %s %.60s: 400", async (method, path, body) => {
    for (const as of ["visitor", "user", "server"] as const) {
      expect(await statusOf(`/storage/v1${path}`, { method, as, body }), as).toBe(400);
    }
  });

  it.each([
    ["multipart/form-data", "x"],
    ["multipart/form-data; boundary=x", ""],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nx'],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--x--\r\n'],
    ["nope", "x"],
    ["image/*", "x"],
    ["text/html", "<script>"],
  ])("an upload as %s: 400", async (type, body) => {
    const path = `/storage/v1/object/negocios/contract/${randomUUID()}.png`;
    for (const as of ["visitor", "user", "server"] as const) {
      expect(await statusOf(path, { method: "POST", as, body, headers: { "content-type": type } }), as).toBe(400);
    }
  });

  it("metadata with a name that every object has: 400", async () => {
    const metadata = Buffer.from('{"__proto__":{"x":1}}').toString("base64");
    const sent = { method: "POST", as: "server", headers: { "x-metadata": metadata } } as const;
    expect(await statusOf("/storage/v1/object/upload/sign/negocios/contract/x.png", sent)).toBe(400);
  });
});
