import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundled } from "@/server/root";
import { ledgerOf, paymentOf } from "../database/ledger";
import { eventually } from "../support/eventually";
import { type Instance, startInstance } from "../support/instance";
import { listTree } from "../support/processes";

let instance: Instance;
let sql: postgres.Sql;

beforeAll(async () => {
  instance = await startInstance();
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  for (const number of [1, 2, 3]) {
    await sql`
      insert into negocios (slug, nombre, categoria, actividad, is_approved, is_featured)
      values (${`panaderia-${number}`}, ${`Panadería ${number}`}, 'Alimentos y Bebidas', 'Panadería', true, true)`;
  }
  await outboxIsEmpty();
});
afterAll(async () => {
  await sql?.end();
  await instance?.stop();
});

const outboxIsEmpty = () => eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

/** Counts from now on how often the page of a business is asked for, which may be in a transaction that writes nothing. */
async function countRenderings(): Promise<() => Promise<number>> {
  const heard: string[] = [];
  await sql.listen("renderings", (word) => heard.push(word));
  await sql`alter function public.get_listing(text) rename to found_listing`;
  await sql.unsafe(`
    create function public.get_listing(business_slug text) returns jsonb
    language plpgsql volatile security definer set search_path = '' as $$
    begin
      perform pg_notify('renderings', 'rendered');
      return public.found_listing(business_slug);
    end $$;
    grant execute on function public.get_listing(text) to anon`);
  return async () => {
    // Said last, heard last.
    await sql.notify("renderings", "counted");
    await eventually(() => expect(heard).toContain("counted"));
    return heard.filter((word) => word === "rendered").length;
  };
}

async function read(path: string): Promise<{ status: number; body: string; location: string | null }> {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html" }, redirect: "manual" });
  return { status: answer.status, body: await answer.text(), location: answer.headers.get("location") };
}

/** Every page on which a business stands; the second visit is answered with the cached page. */
const pagesWith = (slug: string) => [
  "/",
  "/negocios",
  "/negocios?q=panaderia",
  "/categorias/alimentos-y-bebidas",
  "/actividades/panaderia",
  `/negocio/${slug}`,
];

/** Sources of parts of pages, each with the name under which nobody finds it. */
const SOURCES = {
  listing: ["function get_listing(text)", "function lost_listing(text)"],
  featured: ["table negocios rename column is_featured", "table negocios rename column lost_featured"],
  "category counts": ["function count_businesses_by_category()", "function lost_counts()"],
  neighborhoods: ["function list_neighborhoods()", "function lost_neighborhoods()"],
} as const;
type Part = keyof typeof SOURCES;

const nameIn = (source: string) => source.replace(/\(.*/, "").split(" ").at(-1);

async function rename(from: string, to: string): Promise<void> {
  await sql.unsafe(`alter ${from} ${from.includes(" column ") ? "" : "rename"} to ${nameIn(to)}`);
}
const lose = async (part: Part) => rename(SOURCES[part][0], SOURCES[part][1]);
const find = async (part: Part) => rename(SOURCES[part][1], SOURCES[part][0]);

describe("a part of a page that cannot be loaded", () => {
  beforeAll(async () => {
    for (const number of [1, 2]) {
      await sql`
        insert into negocios (slug, nombre, categoria, telefono, colonia, latitude, longitude, is_approved)
        values (${`croquetas-${number}`}, ${`Croquetas ${number}`}, 'Mascotas y Veterinarias', '5512345678', 'Xalpa', 19.34, -99.02, true)`;
    }
    await outboxIsEmpty();
  });
  afterAll(async () => {
    await sql`delete from negocios where slug like 'croquetas-%'`;
    await outboxIsEmpty();
  });

  it.each([
    {
      path: "/negocio/croquetas-1",
      parts: ["listing"],
      stands: ["tel:+525512345678"],
      missing: ["Croquetas 2"],
    },
    {
      path: "/",
      parts: ["featured", "category counts", "neighborhoods"],
      stands: ["¿Qué negocio buscas?", "/categorias/mascotas-y-veterinarias"],
      missing: ["Negocios Destacados", "Panadería 1", "/colonias/xalpa"],
    },
  ] satisfies { path: string; parts: Part[]; stands: string[]; missing: string[] }[])(
    "is left out of $path, and is there again soon after",
    async ({ path, parts, stands, missing }) => {
      for (const part of parts) await lose(part);
      const { status, body } = await read(path);
      for (const part of parts) await find(part);
      expect(status).toBe(200);
      for (const text of stands) expect(body).toContain(text);
      for (const text of missing) expect(body).not.toContain(text);
      for (const part of parts) expect(instance.output()).toContain(`"part":"${part}"`);
      // Nothing has changed that would expire the page.
      await eventually(async () => {
        const again = (await read(path)).body;
        for (const text of missing) expect(again).toContain(text);
      });
    },
  );
});

describe("a cached page", () => {
  it("shows a change made in SQL on the next request", async () => {
    for (const path of pagesWith("panaderia-1")) expect((await read(path)).body).toContain("Panadería 1");
    await sql`update negocios set nombre = 'Panadería Nueva' where slug = 'panaderia-1'`;
    await outboxIsEmpty();
    for (const path of pagesWith("panaderia-1")) {
      const { body } = await read(path);
      expect(body).toContain("Panadería Nueva");
      expect(body).not.toContain("Panadería 1");
    }
  });

  it("is gone, with 404, as soon as its business is no longer public, and back when it is", async () => {
    expect((await read("/negocio/panaderia-2")).status).toBe(200);
    await sql`update negocios set is_approved = false where slug = 'panaderia-2'`;
    await outboxIsEmpty();
    expect((await read("/negocio/panaderia-2")).status).toBe(404);
    expect((await read("/negocios")).body).not.toContain("Panadería 2");
    await sql`update negocios set is_approved = true where slug = 'panaderia-2'`;
    await outboxIsEmpty();
    expect((await read("/negocio/panaderia-2")).status).toBe(200);
  });

  it("loses what Premium had shown as soon as the payment is returned, and stays published", async () => {
    const buyer = "00000000-0000-4000-8000-0000000000e1";
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${buyer}, 'duena@example.com', now())`;
    await sql`
      update negocios set escritor = 'administracion', user_id = ${buyer}, menu = 'Concha $18', instagram = 'https://www.instagram.com/panaderia', whatsapp = '5512345678',
        descripcion = 'Pan del día'
      where slug = 'panaderia-2'`;
    const [row] = await sql<{ id: string }[]>`select id from negocios where slug = 'panaderia-2'`;
    const ledger = ledgerOf(sql);
    const payment = paymentOf(await ledger.order("premium", { buyer, business: row?.id ?? "" }), {
      approved_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    });
    const shown = async () => {
      await outboxIsEmpty();
      const { status, body } = await read("/negocio/panaderia-2");
      const blocks = ["wa.me/525512345678", "Concha", "instagram.com/panaderia"].filter((text) => body.includes(text));
      return { status, blocks, isSameShop: body.includes("Pan del día") };
    };
    expect(await shown()).toEqual({ status: 200, blocks: [], isSameShop: true });
    expect(await ledger.apply(payment)).toBe("granted");
    const everything = ["wa.me/525512345678", "Concha", "instagram.com/panaderia"];
    expect(await shown()).toEqual({ status: 200, blocks: everything, isSameShop: true });
    const refund = {
      status: "refunded",
      refunded: payment.amount,
      updated_at: new Date(Date.now() + 1000).toISOString(),
    };
    expect(await ledger.apply({ ...payment, ...refund })).toBe("revoked");
    expect(await shown()).toEqual({ status: 200, blocks: [], isSameShop: true });
  });

  it("that was a 404 becomes a page when its business appears", async () => {
    expect((await read("/negocio/panaderia-4")).status).toBe(404);
    await sql`insert into negocios (slug, nombre, categoria, is_approved) values ('panaderia-4', 'Panadería 4', 'Alimentos y Bebidas', true)`;
    await outboxIsEmpty();
    expect((await read("/negocio/panaderia-4")).status).toBe(200);
  });

  it("of a category loses a business that moves, and that of the other one gains it", async () => {
    const shown = async () =>
      Promise.all(
        ["alimentos-y-bebidas", "moda-y-tiendas"].map(async (category) =>
          (await read(`/categorias/${category}`)).body.includes("Panadería 4"),
        ),
      );
    expect(await shown()).toEqual([true, false]);
    await sql`update negocios set slug_categoria = 'moda-y-tiendas' where slug = 'panaderia-4'`;
    await outboxIsEmpty();
    expect(await shown()).toEqual([false, true]);
    await sql`update negocios set slug_categoria = 'alimentos-y-bebidas' where slug = 'panaderia-4'`;
    await outboxIsEmpty();
  });

  it("redirects for good when its slug changes", async () => {
    expect((await read("/negocio/panaderia-3")).status).toBe(200);
    await sql`update negocios set slug = 'panaderia-tres' where slug = 'panaderia-3'`;
    await outboxIsEmpty();
    expect(await read("/negocio/panaderia-3")).toMatchObject({ status: 308, location: "/negocio/panaderia-tres" });
    expect((await read("/negocio/panaderia-tres")).status).toBe(200);
  });

  it("is not rendered anew because a counter moved", async () => {
    await read("/negocio/panaderia-4");
    await sql`update negocios set visitas = visitas + 1 where slug = 'panaderia-4'`;
    expect(await sql`select from cambios_pendientes`).toHaveLength(0);
  });

  it("is rendered once for many first visitors", async () => {
    await sql`insert into negocios (slug, nombre, categoria, is_approved) values ('muchos', 'Muchos', 'Alimentos y Bebidas', true)`;
    await outboxIsEmpty();
    const renderings = await countRenderings();
    const visitors = 40;
    const pages = await Promise.all(Array.from({ length: visitors }, () => read("/negocio/muchos")));
    expect(pages.every(({ status, body }) => status === 200 && body.includes("Muchos"))).toBe(true);
    expect(await renderings()).toBe(1);
  });
});

describe("what a page is made into beside its markup", () => {
  /** Next leads each to the address that its headers belong to. */
  const ask = (headers: Record<string, string>) =>
    fetch(`${instance.siteUrl}/categorias/alimentos-y-bebidas?_rsc=x`, { headers: { rsc: "1", ...headers } });

  it("is its data, for links within the site", async () => {
    const data = await ask({});
    expect([data.status, data.headers.get("content-type")]).toEqual([200, "text/x-component"]);
    expect(await data.text()).toContain("Panadería 3");
  });

  it("and not the segments of it that Next would make for links that fetch in advance (lib/caching/no-segment-data.ts)", async () => {
    const segment = { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
    const data = await ask(segment);
    expect([data.status, await data.text()]).toEqual([404, ""]);
  });
});

describe("while the backend does not answer", () => {
  const suspend = (signal: "SIGSTOP" | "SIGCONT") => {
    const backend = listTree(instance.pid).find(({ command }) => command.includes(bundled("backend")));
    if (!backend) throw new Error("no backend process");
    process.kill(backend.pid, signal);
  };

  it("cached pages stay, others are the 503 page, and nothing of it outlives the outage", async () => {
    const kept = ["/", "/negocios", "/negocios?q=panaderia", "/negocio/muchos", "/categorias/alimentos-y-bebidas"];
    const cold = [
      "/negocio/panaderia-tres-fria",
      "/negocios?q=cemento",
      "/negocios?page=2",
      "/negocios?category=autos-y-talleres",
    ];
    for (const path of kept) expect((await read(path)).status).toBe(200);
    suspend("SIGSTOP");
    try {
      for (const path of kept) expect(await read(path)).toMatchObject({ status: 200 });
      const answers = await Promise.all(cold.map(read));
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(body).toContain('lang="es-MX"');
        expect(body).not.toContain("No se encontraron");
      }
    } finally {
      suspend("SIGCONT");
    }
    await eventually(async () => expect((await read("/negocios?category=autos-y-talleres")).status).toBe(200));
    expect((await read("/negocio/panaderia-tres-fria")).status).toBe(404);
    expect((await read("/negocios?q=cemento")).body).toContain("No se encontraron resultados");
  });
});

describe("while Next is down", () => {
  it("a change waits in the outbox, and is on the page when Next is back", async () => {
    expect((await read("/negocio/muchos")).body).toContain("Muchos");
    const next = listTree(instance.pid).filter(({ command }) => /next-server|next\/dist\/bin\/next/.test(command));
    expect(next.length).toBeGreaterThan(0);
    for (const { pid } of next) process.kill(pid, "SIGKILL");
    await sql`update negocios set nombre = 'Muchos Más' where slug = 'muchos'`;
    await eventually(async () => expect((await read("/negocio/muchos")).body).toContain("Muchos Más"));
    await outboxIsEmpty();
  });
});

describe("a burst of changes", () => {
  it("is announced a few times, not once for each row", async () => {
    const version = async () => Number((await sql`select version from cambios where tema = 'negocios'`)[0]?.version);
    const before = await version();
    const rows = Array.from({ length: 4584 }, (_, index) => ({
      denue_id: String(index + 1),
      nombre: `Local ${index + 1}`,
      slug: `local-${index + 1}`,
      slug_categoria: "otros-negocios",
    }));
    for (let start = 0; start < rows.length; start += 500) {
      await sql`select import_denue(${sql.json(rows.slice(start, start + 500))})`;
    }
    await outboxIsEmpty();
    expect((await version()) - before).toBeLessThanOrEqual(20);
    expect((await read("/negocio/local-4584")).status).toBe(200);
    expect((await read("/negocios")).body).toMatch(/4,58\d resultados/);
  });
});

describe("the revalidation route", () => {
  it.each([
    ["no secret", {}],
    ["a wrong secret", { authorization: "Bearer nope" }],
  ])("refuses %s", async (_, headers) => {
    const answer = await fetch(`${instance.siteUrl}/api/revalidate`, {
      method: "POST",
      headers: headers as HeadersInit,
    });
    expect(answer.status).toBe(401);
  });
});

describe("a row that cannot be read", () => {
  const UNREADABLE = ["\t", "\u00a0", "\ufeff", "\u3000", "\u2028", "\u3164\u200b"];
  const bad = UNREADABLE.map((_, index) => `ilegible-${index}`);

  beforeAll(async () => {
    // What no role of the API can do, and a restored backup might.
    await sql`alter table negocios drop constraint negocios_nombre_check`;
    for (const [index, nombre] of UNREADABLE.entries()) {
      await sql`
        insert into negocios (slug, nombre, categoria, colonia, is_approved, is_featured, latitude, longitude)
        values (${`ilegible-${index}`}, ${nombre}, 'Alimentos y Bebidas', 'Xalpa', true, true, 19.34, -99.02)`;
    }
    await sql`update negocios set latitude = 19.34, longitude = -99.02, colonia = 'Xalpa' where slug = 'panaderia-2'`;
    await outboxIsEmpty();
  });

  it.each([
    "/",
    "/negocios",
    "/negocios?colonia=xalpa",
    "/categorias",
    "/categorias/alimentos-y-bebidas",
    "/actividades/panaderia",
    "/colonias/xalpa",
    "/negocio/panaderia-2",
    "/negocio/panaderia-2/og.jpg",
    "/negocio/panaderia-2/contacto.vcf",
    "/api/sugerencias?q=pan",
    "/sitemap.xml",
    "/sitemaps/negocios-1.xml",
  ])("leaves %s to the others", async (path) => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    for (const slug of path.includes("sitemap") ? [] : bad) expect(body).not.toContain(`/negocio/${slug}`);
  });

  it.each(["", "/og.jpg", "/contacto.vcf"])("is found nowhere: its own address%s is a 404", async (file) => {
    for (const slug of bad) expect((await read(`/negocio/${slug}${file}`)).status).toBe(404);
  });

  it("is there as soon as it can be read", async () => {
    await sql`update negocios set nombre = 'Panadería Legible' where slug = ${bad[0] ?? ""}`;
    await outboxIsEmpty();
    expect((await read(`/negocio/${bad[0]}`)).body).toContain("Panadería Legible");
    expect((await read("/negocios")).body).toContain("Panadería Legible");
  });
});
