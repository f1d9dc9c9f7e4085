import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTermsCommon } from "../support/common-terms";
import { eventually } from "../support/eventually";
import { type Instance, startInstance } from "../support/instance";

const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

let instance: Instance;
let sql: postgres.Sql;

beforeAll(async () => {
  instance = await startInstance();
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`
    insert into negocios (slug, nombre, categoria, is_approved)
    select 'tacos-al-pastor-' || n, 'Tacos al Pastor ' || n, 'Alimentos y Bebidas', true from generate_series(1, 30) n`;
  await sql`
    insert into busquedas (termino, veces, sin_resultados)
    values ('tacos al pastor', 40, 0), ('torno', 9, 0), ('dragones', 40, 40)`;
  await makeTermsCommon(sql);
});
afterAll(async () => {
  await sql?.end();
  await instance?.stop();
});

const read = async (target: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(instance.siteUrl + target, {
    headers: { accept: "text/html", "user-agent": AGENT, ...headers },
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const named = (html: string) => /<h2 id="resultados"[^>]*>(.*?)<\/h2>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "");

const COMMON = "/negocios?q=tacos+al+pastor";
/** A kept answer carries its age, or comes with the record of the same moment each time. */
const recordIn = ({ html }: { html: string }) => /&quot;registro&quot;:&quot;([\d.a-f]+)&quot;/.exec(html)?.[1];

describe("the page of a term that many search for", () => {
  it("is kept: whoever comes second gets what was made for the first", async () => {
    await eventually(async () => {
      const first = await read(COMMON);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const second = await read(COMMON);
      expect(recordIn(second)).toBe(recordIn(first));
      expect(recordIn(second)).toBeDefined();
    });
    const { status, headers, html } = await read(COMMON);
    expect(status).toBe(200);
    expect(named(html)).toBe("30 resultados");
    expect(html).toContain('value="tacos al pastor"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(headers.get("x-middleware-rewrite")).toBeNull();
    expect(named((await read(`${COMMON}&page=2`)).html)).toBe("30 resultados");
  });

  it("is fresh after a change", async () => {
    await sql`update negocios set is_approved = false where slug = 'tacos-al-pastor-8'`;
    await eventually(async () => {
      const { html } = await read(COMMON);
      expect(named(html)).toBe("29 resultados");
      expect(html).not.toContain("/negocio/tacos-al-pastor-8");
    });
  });

  it.each([
    ["few search for", "/negocios?q=torno"],
    ["finds nothing", "/negocios?q=dragones"],
    ["nobody searched for", "/negocios?q=tacos+al+carbon"],
    ["is filtered", `${COMMON}&plan=free`],
    ["is written in an unusual way", "/negocios?q=TACOS+al+pastor"],
  ])("is made anew for each who comes where it %s", async (_, target) => {
    const first = await read(target);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(recordIn(await read(target))).not.toBe(recordIn(first));
  });

  it("has an address of its own that nobody can make up", async () => {
    const term = Buffer.from("dragones").toString("hex");
    expect((await read(`/directorio/busqueda/${"0".repeat(32)}/${term}/1`)).status).toBe(404);
    expect((await read("/directorio/busqueda/_/_/_")).status).toBe(404);
  });
});
