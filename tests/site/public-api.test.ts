import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiExamples } from "@/lib/public-api/examples";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { eventually } from "../support/eventually";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

const run = promisify(execFile);
const publicSlugs = showcaseBusinesses
  .filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted)
  .map(({ slug }) => slug);
const hiddenSlugs = showcaseBusinesses.map(({ slug }) => slug).filter((slug) => !publicSlugs.includes(slug));
/** Stands in every column that no visitor sees, and in those that a free plan hides. */
const MARK = "no-es-publico";
const FREE = "tortas-el-bolillo-enamorado";

let instance: SharedInstance;
let sql: postgres.Sql;
let document: { components: { schemas: Record<string, object> }; paths: Record<string, object> };
let ajv: Ajv2020;

beforeAll(async () => {
  ({ instance } = await sharedInstance("showcase"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update negocios set whatsapp = '5512345678', servicios = array[${MARK}], menu = ${MARK}, personal = ${MARK},
    instagram = ${`https://instagram.com/${MARK}`}, web = ${`https://${MARK}.mx`}, promociones = ${MARK}, seo_keywords = array[${MARK}],
    meta_title = ${MARK}, escritor = 'importador' where slug = ${FREE}`;
  await sql`insert into negocio_privado (negocio_id, email, direccion, notas_admin)
    select id, ${`${MARK}@example.com`}, ${MARK}, ${MARK} from negocios where slug = ${FREE}
    on conflict (negocio_id) do update set notas_admin = excluded.notas_admin, email = excluded.email`;
  await sql`update negocios set descripcion = ${MARK}, escritor = 'importador' where slug in ${sql(hiddenSlugs)}`;
  await eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));
  document = await (await get("/openapi.json")).json();
  ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, "api");
}, 240_000);
afterAll(async () => {
  await sql?.end();
});

const address = (path: string) => `${instance.siteUrl}/api/v1${path}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address(path), { headers, redirect: "manual" });

function problemsOf(name: string, value: unknown): unknown {
  const validate: ValidateFunction = ajv.compile({ $ref: `api#/components/schemas/${name}` });
  return validate(value) ? [] : validate.errors;
}

type Listed = { negocios: { slug: string }[]; siguiente: string | null };

async function list(query: string): Promise<Listed> {
  const answer = await get(`/negocios?${query}`);
  const body = (await answer.json()) as Listed;
  expect([query, answer.status, problemsOf("PaginaDeNegocios", body)]).toEqual([query, 200, []]);
  return body;
}

async function walk(query: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: Listed = await list(cursor ? `${query}&cursor=${cursor}` : query);
    slugs.push(...page.negocios.map(({ slug }) => slug));
    cursor = page.siguiente;
  }
  return slugs.sort();
}

describe("the document", () => {
  it("is OpenAPI 3.1, and names the site", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document).toMatchObject({ openapi: "3.1.1", servers: [{ url: address("") }] });
  });
});

describe("every answer is what the document says", () => {
  it.each([
    ["/categorias", "ListaDeCategorias"],
    ["/colonias", "ListaDeColonias"],
  ])("%s", async (path, name) => {
    const answer = await get(path);
    expect(problemsOf(name, await answer.json())).toEqual([]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("each business", async () => {
    for (const slug of publicSlugs) {
      const answer = await get(`/negocios/${slug}`);
      expect([slug, answer.status, problemsOf("Negocio", await answer.json())]).toEqual([slug, 200, []]);
    }
  });

  it.each([
    ["/negocios?limite=0", 400, "limite"],
    ["/negocios?offset=3", 400, "offset"],
    ["/negocios?cursor=abc", 400, "cursor"],
    ["/negocios?plan=eq.pro", 400, "plan"],
    ["/categorias?q=a", 400, "q"],
    ["/negocios/tortas-el-bolillo-enamorado?select=*", 400, "select"],
    ["/negocios/no-existe", 404, null],
    ["/negocios/NO_ES..SLUG", 404, null],
    ["/negocios/%00", 404, null],
    ["/otra/cosa", 404, null],
  ])("a refusal: %s is %i", async (path, status, parameter) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    const body = await answer.json();
    expect(problemsOf("Problema", body)).toEqual([]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(body.errores?.[0]?.parametro ?? null).toBe(parameter);
  });
});

describe("the list", () => {
  it.each(["limite=7", "limite=1", "limite=100", "limite=3&q=tacos", "limite=2&categoria=autos-y-talleres"])(
    "has each business once when it is read to its end: %s",
    async (query) => {
      const slugs = await walk(query);
      expect(slugs).toEqual([...new Set(slugs)]);
      expect(slugs.filter((slug) => !publicSlugs.includes(slug))).toEqual([]);
      if (!/q=|categoria=/.test(query)) expect(slugs).toEqual(publicSlugs.toSorted());
    },
  );

  it("refuses the cursor of another list", async () => {
    const { siguiente } = await list("limite=2");
    expect((await get(`/negocios?limite=2&plan=free&cursor=${siguiente}`)).status).toBe(400);
  });
});

describe("what the page hides", () => {
  const HOSTILE = [
    "",
    `?q=${MARK}`,
    `?q=${MARK}@example.com`,
    "?q=5512345678",
    "?limite=100",
    "?select=*",
    "?is_approved=eq.false",
    "?order=email.asc",
    "?negocio_privado(email)=1",
    "?q[]=a",
    "?__proto__[admin]=1",
    "?cursor=eyJmaWx0ZXJzIjoiIiwiYWZ0ZXIiOlsiMSJdfQ",
    "?recuadro=-180,-90,180,90",
    "?q=%00",
    "?q=%27%20or%201%3D1--",
  ];
  it.each(HOSTILE)("is in no answer: %s", async (query) => {
    for (const path of ["/negocios", `/negocios/${FREE}`, "/categorias", "/colonias", "/openapi.json"]) {
      const answer = await get(path + query);
      const text = await answer.text();
      // What was asked for is said back, in a sentence about it.
      const said = answer.status === 400 ? text.replaceAll(query.slice(1), "") : text;
      expect([path, answer.status < 500, said.includes(MARK), said.includes("5512345678")]).toEqual([
        path,
        true,
        false,
        false,
      ]);
      for (const slug of hiddenSlugs) expect(said).not.toContain(`"${slug}"`);
    }
  });

  it("has no page of its own", async () => {
    for (const slug of hiddenSlugs) expect([slug, (await get(`/negocios/${slug}`)).status]).toEqual([slug, 404]);
  });

  it("is shown once the plan shows it", async () => {
    const paid = (await (await get("/negocios/taqueria-la-guera")).json()) as Record<string, unknown>;
    expect(paid).toMatchObject({ plan: "premium", whatsapp: expect.stringContaining("https://wa.me/") });
    expect(paid.menu).not.toBeNull();
  });
});

describe("for caches and other sites", () => {
  it.each(["/negocios", `/negocios/${FREE}`, "/categorias", "/colonias", "/openapi.json"])("%s", async (path) => {
    const first = await get(path, { origin: "https://otro.example" });
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, no-cache",
      "x-robots-tag": "noindex",
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    expect(first.headers.get("access-control-allow-credentials")).toBeNull();
    expect(first.headers.get("set-cookie")).toBeNull();
    const etag = first.headers.get("etag") ?? "";
    const again = await get(path, { "if-none-match": `"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    const asked = await fetch(address(path), { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect((await fetch(address(path), { method: "HEAD" })).status).toBe(200);
    expect((await fetch(address(path), { method: "POST", body: "{}" })).status).toBe(405);
  });

  it("a change is in the next answer, under its new address too", async () => {
    const etag = (await get(`/negocios/${FREE}`)).headers.get("etag") ?? "";
    await sql`update negocios set nombre = 'Otro nombre', slug = 'otro-nombre', escritor = 'importador' where slug = ${FREE}`;
    await eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));
    const moved = await get(`/negocios/${FREE}`, { "if-none-match": etag });
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/api/v1/negocios/otro-nombre"]);
    expect(await (await fetch(address(`/negocios/${FREE}`))).json()).toMatchObject({ nombre: "Otro nombre" });
    await sql`update negocios set slug = ${FREE}, escritor = 'importador' where slug = 'otro-nombre'`;
  });

  it("a flood is told when to come again", async () => {
    const flood = { "x-forwarded-for": "203.0.113.9" };
    const statuses: number[] = [];
    // More at once would be the gateway's to refuse.
    for (let portion = 0; portion < 10; portion += 1) {
      const answers = await Promise.all(Array.from({ length: 31 }, () => get("/categorias", flood)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await get("/negocios", flood);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(problemsOf("Problema", await refused.json())).toEqual([]);
    expect((await get("/negocios")).status).toBe(200);
  });
});

describe("/desarrolladores", () => {
  it("shows examples that work", async () => {
    const page = await (await fetch(`${instance.siteUrl}/desarrolladores`)).text();
    for (const { id, language, code } of apiExamples(instance.siteUrl)) {
      const shown = code.replace(
        /[&<>"']/g,
        (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" }[sign]};`,
      );
      expect([id, page.includes(shown)]).toEqual([id, true]);
      const { stdout } =
        language === "curl"
          ? await run("bash", ["-c", code])
          : await run(process.execPath, ["--input-type=module", "-e", code]);
      if (id === "todos") expect(stdout).toBe(`${publicSlugs.length} negocios\n`);
      else if (id === "cambios") expect(stdout).toBe("304\n");
      else expect([id, problemsOf("PaginaDeNegocios", JSON.parse(stdout))]).toEqual([id, []]);
    }
  });
});
