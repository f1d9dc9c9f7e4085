import { parse } from "csv-parse/sync";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATASET_NAMES, DATASETS, EXPORT_FORMATS } from "@/lib/export/datasets";
import { type AccountKey, showcaseAccounts } from "@/supabase/seed/showcase/accounts";
import { eventually } from "../support/eventually";
import { openForm } from "../support/posted-form";
import { signIn } from "../support/session-cookie";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

const SEARCHES = 2_300;

let instance: SharedInstance;
let sql: postgres.Sql;
const cookies: Partial<Record<AccountKey, string>> = {};

beforeAll(async () => {
  ({ instance } = await sharedInstance("showcase"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  for (const { key, email, password } of showcaseAccounts(instance.status.secretKey)) {
    const session = await signIn(instance.status, email, password);
    cookies[key] = session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
  await sql`insert into busquedas (dia, termino, veces) select current_date, '=término ' || i, 1 from generate_series(1, ${SEARCHES}) i`;
}, 240_000);
afterAll(async () => {
  await sql?.end();
});

const cookieOf = (person: AccountKey | null): Record<string, string> => {
  const cookie = person && cookies[person];
  return cookie ? { cookie } : {};
};

const take = (path: string, person: AccountKey | null, format: string, headers: Record<string, string> = {}) =>
  fetch(`${instance.siteUrl}/admin/exportar/${path}`, {
    method: "POST",
    body: new URLSearchParams({ formato: format }),
    headers: { origin: instance.siteUrl, ...cookieOf(person), ...headers },
    redirect: "manual",
  });

const trail = async () => Number((await sql<{ count: string }[]>`select count(*) from auditoria`)[0]?.count);

/** Asks with a session of an hour. */
async function withoutProof<T>(ask: () => Promise<T>): Promise<T> {
  await sql`update auth.sessions set created_at = created_at - interval '1 hour'`;
  try {
    return await ask();
  } finally {
    await sql`update auth.sessions set created_at = created_at + interval '1 hour'`;
  }
}

/** Each once. (What was deleted long ago may go for good in between.) */
function expectAll(rows: readonly string[], count = Number.NaN): void {
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(count);
}

/** Asks while the administrator has lost the role. */
async function withoutRole<T>(ask: () => Promise<T>): Promise<T> {
  const [row] = await sql<{ user_id: string }[]>`select user_id from private.admins`;
  await sql`delete from private.admins`;
  try {
    return await ask();
  } finally {
    await sql`insert into private.admins (user_id) values (${row?.user_id ?? ""})`;
  }
}

describe.each(DATASET_NAMES)("the file of %s", (dataset) => {
  it.each(EXPORT_FORMATS)(
    "as %s is whole, has a date in its name, runs nothing and is in the trail",
    async (format) => {
      const before = await trail();
      const answer = await take(dataset, "admin", format);
      expect(answer.status).toBe(200);
      expect(await trail()).toBe(before + 1);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "no-store",
        "content-disposition": expect.stringMatching(
          new RegExp(`^attachment; filename="${dataset}-\\d{4}-\\d\\d-\\d\\d\\.(csv|ndjson)"$`),
        ),
      });
      const bytes = await answer.bytes();
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
      expect(text).not.toMatch(/@example\.com/);
      const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(dataset)}`;
      if (format === "json") {
        const lines = text.split("\n").slice(0, -1);
        expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(lines.map(() => DATASETS[dataset].columns));
        expectAll(lines, counted?.count);
        return;
      }
      const [head, ...rows] = parse(text, { bom: true }) as string[][];
      expect([text.startsWith("\ufeff"), head]).toEqual([true, DATASETS[dataset].columns]);
      expectAll(rows.map(String), counted?.count);
      expect(rows.flat().filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([]);
    },
  );

  it.each(EXPORT_FORMATS)("as %s is nobody else's", async (format) => {
    const before = await trail();
    const denied = expect.stringContaining("Acceso denegado. No eres el administrador autorizado.");
    const refused: [string, () => Promise<Response>, number, unknown][] = [
      ["anonymous", () => take(dataset, null, format), 303, `/login?redirect=%2Fadmin%2Fexportar%2F${dataset}`],
      ["owner", () => take(dataset, "premium", format), 403, denied],
      ["removed", () => withoutRole(() => take(dataset, "admin", format)), 403, denied],
      ["another site", () => take(dataset, "admin", format, { origin: "https://otro.example" }), 403, ""],
      ["unproved", () => withoutProof(() => take(dataset, "admin", format)), 303, ""],
    ];
    for (const [who, ask, status, text] of refused) {
      const answer = await ask();
      expect([who, answer.status, await answer.text()]).toEqual([who, status, text]);
    }
    expect(await trail()).toBe(before);
  });
});

it.each([
  ["usuarios", "csv"],
  ["__proto__", "csv"],
  ["negocios", "xlsx"],
  ["negocios", ""],
])("there is no file of %s as %s", async (dataset, format) => {
  const before = await trail();
  expect((await take(dataset, "admin", format)).status).toBe(404);
  expect(await trail()).toBe(before);
});

it("files are offered once it is proved who asks", async () => {
  const page = async (path: string) =>
    (await fetch(instance.siteUrl + path, { headers: { accept: "text/html", ...cookieOf("admin") } })).text();
  for (const path of ["/admin/importar", "/admin/pagos/facturas"]) {
    expect(await page(path)).not.toContain("Confirma que eres tú");
    const asking = await withoutProof(() => page(path));
    expect(asking).toContain("Confirma que eres tú");
    expect(asking).not.toContain("data-download");
  }
});

it("a file is not had by what is no form", async () => {
  const headers = { origin: instance.siteUrl, "content-type": "application/json", ...cookieOf("admin") };
  const answer = await fetch(`${instance.siteUrl}/admin/exportar/negocios`, { method: "POST", body: "{", headers });
  expect(answer.status).toBe(404);
});

it("a file is not had by a link", async () => {
  const answer = await fetch(`${instance.siteUrl}/admin/exportar/negocios`, { headers: cookieOf("admin") });
  expect(answer.status).toBe(405);
});

describe("searches and synonyms", () => {
  const page = async (path: string, person: AccountKey | null = "admin") => {
    const answer = await fetch(instance.siteUrl + path, {
      headers: { accept: "text/html", ...cookieOf(person) },
      redirect: "manual",
    });
    return { status: answer.status, html: await answer.text() };
  };
  const TRIAL = "/admin/busquedas/sinonimo?termino=chal%C3%A1n&equivale=taquer%C3%ADa&consulta=chal%C3%A1n";
  const synonyms = async () => (await sql`select from sinonimos`).length;

  it("shows what is not found, with its search and the way to mend it", async () => {
    await sql`insert into busquedas (dia, termino, veces, sin_resultados, faltas) values (current_date, 'sushi vegano', 9000, 9000, 2)`;
    const { html } = await page("/admin/busquedas?dias=7");
    expect(html).toContain('href="/negocios?q=sushi+vegano"');
    expect(html).toContain('href="/admin/busquedas/sinonimo?termino=sushi+vegano&amp;consulta=sushi+vegano"');
  });

  it("a synonym is tried, kept, found by a kept search, changed and removed", async () => {
    const found = async () => (await page("/negocios?q=chal%C3%A1n", null)).html.includes("Taquería La Güera");
    expect(await found()).toBe(false);
    const before = await synonyms();
    expect((await page(TRIAL)).html).toMatch(/Con el cambio[\s\S]*Taquería La Güera/);
    expect([await synonyms(), await found()]).toEqual([before, false]);

    const form = await openForm(instance.siteUrl, TRIAL, cookieOf("admin"), 'name="termino"');
    const kept = await form.post({});
    expect(kept.headers.get("location")).toContain("aviso=sinonimo-guardado");
    await eventually(async () => expect(await found()).toBe(true));
    expect((await page("/admin/busquedas?propios=1")).html).toContain("chalán");

    const again = await form.post({});
    expect(again.headers.get("location")).toContain("aviso=sinonimo-rechazado");

    const [row] = await sql<{ id: string }[]>`select id from sinonimos where termino = 'chalán'`;
    const removal = await openForm(
      instance.siteUrl,
      `${TRIAL}&borrar=1&id=${row?.id}`,
      cookieOf("admin"),
      'name="termino"',
    );
    expect((await removal.post({})).headers.get("location")).toContain("aviso=sinonimo-borrado");
    await eventually(async () => expect(await found()).toBe(false));
    expect(
      (await sql`select accion from auditoria where entidad = ${`sinonimo ${row?.id}`} order by id`).map(
        ({ accion }) => accion,
      ),
    ).toEqual(["sinonimo_agregado", "sinonimo_borrado"]);
  });

  it.each([
    "/admin/busquedas/sinonimo?termino=%00&equivale=&consulta=a",
    "/admin/busquedas/sinonimo?id=abc&borrar=1&consulta=a",
    "/admin/busquedas/sinonimo?id=999999999&termino=ab&equivale=cd&consulta=a",
    "/admin/busquedas/sinonimo?id=99999999999999999999&termino=ab&equivale=cd&consulta=a",
    "/admin/busquedas/sinonimo?termino=a&termino=b&equivale[]=x",
    "/admin/busquedas?dias=-1&desde=1%20&sinonimo=%25%27&propios=x",
    "/admin/busquedas?desde=999999999999999%20zzz",
  ])("take what makes no sense: %s", async (path) => {
    expect((await page(path)).status).toBe(200);
  });

  it("are nobody else's", async () => {
    const form = await openForm(instance.siteUrl, TRIAL, cookieOf("admin"), 'name="termino"');
    const before = [await synonyms(), await trail()];
    for (const path of ["/admin/busquedas", TRIAL]) {
      expect((await page(path, null)).status).toBe(303);
      const owner = await page(path, "premium");
      expect([owner.status, owner.html.includes("chal")]).toEqual([403, false]);
      expect((await withoutRole(() => page(path))).status).toBe(403);
    }
    await withoutRole(() => form.post({}));
    expect([await synonyms(), await trail()]).toEqual(before);
  });
});
