import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type AdminForm, type AdminSurface, findAdminSurface, formsOf } from "./support/admin-surface";
import type { HttpRequest, Person } from "./support/attack";
import { changedBetween, type Digest, openDigest } from "./support/digest";
import { leaksIn } from "./support/leaks";
import { type Answer, send } from "./support/send";
import { BUSINESSES, theWorld } from "./support/world";

/**
 * The administrator's own requests, found in the folders and on the pages as they are now, and sent again by everybody else:
 * whoever adds a page, a file or a form below /admin has it attacked here.
 */
const OTHERS = ["stranger", "owner", "former admin"] as const satisfies readonly Person[];

const world = theWorld();
const sql = postgres(world.status.databaseUrl, { max: 2, onnotice: () => undefined });

/** Something waits in every section, so that its pages have forms. */
async function fillSections(): Promise<void> {
  // Other attacks on the same world have left some.
  await emptySections();
  const claimant = world.people.member.id;
  await sql`
    insert into reclamos (negocio_id, user_id, nota, foto)
    select id, ${claimant}, 'Es mío, lo digo yo', ${world.papers} from negocios where user_id is null and is_approved and not is_deleted limit 1`;
  await sql`insert into reportes (negocio_id, motivo, detalle) values (${BUSINESSES.owner}, 'cerrado', 'Ya no abre nunca')`;
  await sql`
    insert into revisiones (negocio_id, cambios)
    values (${BUSINESSES.freeOwner}, ${sql.json({ whatsapp: "5550000009" })})`;
}

async function emptySections(): Promise<void> {
  await sql`delete from reclamos where user_id = ${world.people.member.id}`;
  await sql`delete from reportes where detalle = 'Ya no abre nunca'`;
  await sql`delete from revisiones where negocio_id = ${BUSINESSES.freeOwner}`;
}

let digest: () => Promise<Digest>;
let surface: AdminSurface;

beforeAll(async () => {
  await fillSections();
  surface = await findAdminSurface(world);
  digest = await openDigest(sql, world.dataDir);
  await settle();
});
afterAll(async () => {
  await emptySections();
  await sql.end();
});

/** Mails and announced changes follow a write by themselves. */
const settle = () =>
  eventually(async () => {
    const [row] = await sql<{ waiting: number }[]>`
      select (select count(*) from cambios_pendientes) + (select count(*) from correos where estado = 'pendiente') as waiting`;
    if (Number(row?.waiting) > 0) throw new Error("something still waits");
  });

const ask = (request: HttpRequest, as: Person): Promise<Answer> =>
  send(request, { title: request.path, as, request, expect: 0 }, world);

/** Returns what the answer shows of the administration, or of what is private. */
const shownBy = (answer: Answer, request: HttpRequest, as: Person): string[] => [
  ...leaksIn(answer, JSON.stringify(request), { title: "", as, request, expect: 0 }, world),
  ...["Bitácora", "Es mío, lo digo yo", "Ya no abre nunca", "/admin/administradores"].filter((text) =>
    answer.body.includes(text),
  ),
];

const HTML = { accept: "text/html" };
const withRsc = (address: string): string => `${address}${address.includes("?") ? "&" : "?"}_rsc=1`;

/** Ways in which a browser, Next's router and others ask for an address. */
const WAYS: Readonly<Record<string, (address: string) => HttpRequest>> = {
  "as a page": (path) => ({ path, headers: HTML }),
  "as a program": (path) => ({ path }),
  "as data": (path) => ({ path: withRsc(path), headers: { rsc: "1" } }),
  "ahead of time": (path) => ({
    path: withRsc(path),
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  }),
  "without a body": (path) => ({ path, method: "HEAD" }),
};

/** The answer that tells nothing: to sign in, that one may not, or that a route takes no such method from anybody. */
function isRefusal({ status, headers, body }: Answer, as: Person, method?: string): boolean {
  if (status === 405) return headers.allow === "POST";
  if (as === "stranger")
    return (
      status === 303 && /^\/login\?redirect=/.test(String(headers.location)) && ["", headers.location].includes(body)
    );
  return (
    status === 403 && (method === "HEAD" || body.includes("Acceso denegado. No eres el administrador autorizado."))
  );
}

/** Fails for whatever changed in the database. */
async function unchanged(work: () => Promise<void>): Promise<void> {
  const before = await digest();
  await work();
  expect(changedBetween(before, await digest())).toEqual([]);
}

/** Does so with all of them, a few at a time: most of a request is waiting. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

describe("what the administrator sees", () => {
  it("is found: every section, every route and the forms of this moment", () => {
    expect(surface.addresses.length).toBeGreaterThanOrEqual(surface.routes.length);
    expect(surface.forms.map(({ page }) => page)).toEqual(
      expect.arrayContaining(["/admin/cola", "/admin/administradores"]),
    );
  });

  it("is there for the administrator", async () => {
    for (const address of surface.linked) {
      // What is asked for by a form alone says so.
      expect([200, 303, 307, 308, 405], address).toContain(
        (await ask({ path: address, headers: HTML }, "admin")).status,
      );
    }
  });

  it.each(OTHERS)("is refused to the %s, in every way to ask", { timeout: 120_000 }, (as) =>
    unchanged(async () => {
      const asked = surface.addresses.flatMap((address) =>
        Object.entries(WAYS).map(([way, requestFor]) => ({ told: `${way} ${address}`, request: requestFor(address) })),
      );
      await eachOf(asked, async ({ told, request }) => {
        const answer = await ask(request, as);
        const seen = `${told}: ${answer.status} ${answer.body.slice(0, 500)}`;
        expect(isRefusal(answer, as, request.method), seen).toBe(true);
        expect(shownBy(answer, request, as), seen).toEqual([]);
      });
    }),
  );
});

/** Other spellings of its addresses, and what may have been forgotten beside them. */
const SPELLINGS = [
  "/ADMIN",
  "/Admin/Cola",
  "/%61dmin/cola",
  "/admin%2Fcola",
  "/admin/",
  "/admin/cola/",
  "//admin/cola",
  "/admin//cola",
  "/admin/./cola",
  "/x/../admin/cola",
  "/admin/%2e%2e/admin/cola",
  "/admin;x/cola",
  "/admin/cola%00",
  "/admin.rsc",
  "/admin/cola.rsc",
  "/admin/cola.txt",
  "/admin/cola.segments/_tree.segment.rsc",
  "/_next/data/x/admin/cola.json",
  "/no-encontrado/administracion",
];

const ASKED_WITH: readonly NonNullable<HttpRequest["headers"]>[] = [
  HTML,
  { rsc: "1" },
  { ...HTML, "x-matched-path": "/admin/cola", "x-invoke-path": "/admin/cola" },
];

describe("other spellings", () => {
  it.each(OTHERS)("show the %s nothing", { timeout: 60_000 }, (as) =>
    unchanged(async () => {
      const asked = SPELLINGS.flatMap((path) => ASKED_WITH.map((headers) => ({ path, headers })));
      await eachOf(asked, async ({ path, headers }) => {
        const answer = await ask({ path, headers }, as);
        expect(answer.status, path).toBeLessThan(500);
        expect(
          shownBy(answer, { path }, as).filter((text) => text !== path),
          path,
        ).toEqual([]);
      });
    }),
  );

  it("are 404 for the administrator where there is nothing, without the site's frame, and 403 for others", async () => {
    for (const path of ["/admin/no-hay", "/admin/cola/no-hay", `/admin/negocios/no/hay`]) {
      const missing = await ask({ path, headers: HTML }, "admin");
      expect([missing.status, /<header|<footer/.test(missing.body)], path).toEqual([404, false]);
      expect(missing.body).toContain("Ir a la administración");
      expect((await ask({ path, headers: HTML }, "owner")).status, path).toBe(403);
      expect((await ask({ path, headers: HTML }, "stranger")).status, path).toBe(303);
    }
  });
});

/** The form as a browser without scripts sends it. */
function sentByBrowser({ target, fields }: AdminForm): HttpRequest {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { path: target, form };
}

/** Sends the form as Next's script does, to any address. */
function sentByScript({ action, fields }: AdminForm, path: string): HttpRequest {
  const form = new FormData();
  for (const [name, value] of fields) if (!name.startsWith("$ACTION")) form.append(`1_${name}`, value);
  form.append("0", '["$K1"]');
  return { path, form, headers: { "next-action": action, accept: "text/x-component" } };
}

const requestsOf = (form: AdminForm): HttpRequest[] => [
  sentByBrowser(form),
  ...(form.action ? [sentByScript(form, form.page), sentByScript(form, "/planes")] : []),
];

describe("what the administrator does", () => {
  it.each(OTHERS)("does nothing when the %s sends it", { timeout: 120_000 }, async (as) => {
    await unchanged(() =>
      eachOf(surface.forms.flatMap(requestsOf), async (request) => {
        const answer = await ask(request, as);
        const told = `${JSON.stringify(request)}: ${answer.status} ${JSON.stringify(answer.headers)} ${answer.body.slice(0, 500)}`;
        expect(answer.status, told).toBeLessThan(500);
        expect(
          shownBy(answer, request, as).filter((text) => text !== "/admin/administradores"),
          told,
        ).toEqual([]);
      }),
    );
  });

  it.each(OTHERS)("does nothing when the %s sends no form at all", (as) =>
    unchanged(async () => {
      const addresses = surface.addresses.map((address) => address.split("?")[0] ?? "");
      const asked = [...new Set(addresses)].flatMap((path) =>
        ["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ path, method })),
      );
      await eachOf(asked, async ({ path, method }) => {
        const request = { path, method, body: "{}", headers: { "content-type": "application/json" } };
        const answer = await ask(request, as);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        expect(shownBy(answer, request, as), `${method} ${path}`).toEqual([]);
      });
    }),
  );

  it.each(OTHERS)("is no function that the %s can call in the administrator's name", (as) =>
    unchanged(async () => {
      const functions = await sql<{ name: string; parameters: string[] }[]>`
        select p.proname as name, p.proargnames as parameters from pg_proc p
        where p.pronamespace = 'public'::regnamespace and 'reviewer' = any (p.proargnames)`;
      expect(functions.length).toBeGreaterThan(5);
      for (const { name, parameters } of functions) {
        for (const json of [
          { reviewer: world.people.admin.id },
          Object.fromEntries(
            parameters.map((parameter) => [parameter, parameter === "reviewer" ? world.people.admin.id : null]),
          ),
        ]) {
          const { status } = await ask({ path: `/rest/v1/rpc/${name}`, json }, as);
          expect([401, 403, 404], name).toContain(status);
        }
      }
    }),
  );

  it("is done when the administrator sends the same", async () => {
    const page = "/admin/cola?tipo=reclamo";
    const form = formsOf(page, (await ask({ path: page, headers: HTML }, "admin")).body).find(({ fields }) =>
      fields.some(([name, value]) => name === "decision" && value === "rechazar"),
    );
    const before = await digest();
    for (const request of form ? requestsOf(form).slice(0, 1) : []) await ask(request, "admin");
    await settle();
    expect(changedBetween(before, await digest())).toEqual(expect.arrayContaining(["auditoria", "reclamos"]));
  });

  it("is over with the next request of whoever was removed", async () => {
    const { id } = world.people["former admin"];
    const open = async () => (await ask({ path: "/admin/cola", headers: HTML }, "former admin")).status;
    await sql`insert into private.admins (user_id) values (${id})`;
    expect(await open()).toBe(200);
    await sql`select remove_admin(${world.people.admin.id}, ${id})`;
    expect(await open()).toBe(403);
  });
});
