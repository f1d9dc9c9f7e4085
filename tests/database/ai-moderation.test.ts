import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { sql, close, url } = await openScratch(insertWorld);
// What happens at the same time comes over connections of its own.
const many = postgres(url, { max: 5, onnotice: () => undefined });
afterAll(async () => {
  await many.end();
  await close();
});
const { free, pro, premium, pending, deleted } = BUSINESSES;
const { admin, freeOwner, premiumOwner } = PEOPLE;
await sql`update auth.users set email_confirmed_at = now()`;

type Content = { hash: string; text?: string; path?: string; bucket?: string };
type Taken = { business: string; texts: Content[]; pictures: Content[] } | null;

const MINUTE = 60_000;
const START = Date.now() + MINUTE;
const at = (minutes: number) => new Date(START + minutes * MINUTE);
const take = async (minutes = 0, over = sql): Promise<Taken> =>
  (await over<{ taken: Taken }[]>`select take_moderation(${at(minutes)}) as taken`)[0]?.taken ?? null;
const finish = (taken: Taken, flags: Record<string, string[]> = {}, isDone = true, minutes = 0) => {
  const judged = isDone
    ? [...(taken?.texts ?? []), ...(taken?.pictures ?? [])].map(({ hash, text, path }) => ({
        hash,
        categories: flags[text ?? path ?? ""] ?? [],
      }))
    : [];
  return sql`select finish_moderation(${taken?.business ?? null}, ${sql.json(judged)}, ${isDone}, ${at(minutes)})`;
};
const queued = async () =>
  (await sql<{ id: string }[]>`select negocio_id as id from private.moderacion_pendiente order by 1`).map(
    ({ id }) => id,
  );
const edit = (business: string, fields: postgres.JSONValue, person: string = premiumOwner) =>
  sql`select edit_business(${person}, ${business}, ${sql.json(fields)})`;
/** What the queue says of each flagged business. */
const alerts = async () => {
  const [row] = await sql<
    { items: { id: string }[] }[]
  >`select list_queue(${admin}, kind => 'alerta') -> 'items' as items`;
  return row?.items.map(({ id }) => id);
};
const itemOf = async (kind: string, id: string) =>
  (await sql`select get_queue_item(${admin}, ${kind}, ${id}) as item`)[0]?.item;
const judgeAll = async (flags: Record<string, string[]> = {}) => {
  for (let taken = await take(); taken; taken = await take()) await finish(taken, flags);
};

beforeEach(async () => {
  await sql`delete from private.moderacion_pendiente`;
  await sql`delete from private.moderacion_juicios`;
  await sql`delete from ia_usos`;
  await sql`delete from revisiones`;
  await sql`delete from promociones`;
  await sql`update ia_ajustes set encendida = true`;
  await sql`update negocios set escritor = 'importador', nombre = slug, descripcion = null, menu = null, gallery_images = '[]'`;
});

describe("what is to be judged", () => {
  it("is every column of words and pictures that is read, whoever's statement writes it", async () => {
    const [trigger] = await sql<{ columns: string[] }[]>`
      select array_agg(a.attname::text order by a.attname) as columns
      from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
      where t.tgname = 'negocios_1_moderation'`;
    const [read] = await sql<{ columns: string[] }[]>`
      select array_agg(f.columna order by f.columna) as columns from private.campos_de_negocio f
      -- A menu in PDF is no picture.
      where f.columna = any (private.moderated_columns()) or f.bucket <> 'menus'`;
    expect(trigger?.columns).toEqual(read?.columns);
    expect(read?.columns).toContain("gallery_images");
  });

  it.each<[string, () => Promise<unknown>, string[]]>([
    ["an edit that is published", () => edit(premium, { menu: "Tacos" }), [premium]],
    ["an edit that waits", () => edit(free, { nombre: "Otro" }, freeOwner), [free]],
    ["a statement of its own", () => sql`update negocios set descripcion = 'Hola' where id = ${pro}`, [pro]],
    [
      "a promotion",
      () =>
        sql`insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${premium}, 'Dos por uno', now(), now())`,
      [premium],
    ],
    [
      "a registration",
      () =>
        sql`insert into negocios (id, slug, nombre, slug_categoria, categoria) values ('10000000-0000-4000-8000-00000000000a', 'nuevo', 'Nuevo', 'otros-negocios', '')`,
      ["10000000-0000-4000-8000-00000000000a"],
    ],
    ["a telephone", () => edit(premium, { telefono: "5512345678" }), []],
    ["a visit", () => sql`update negocios set visitas = visitas + 1`, []],
    ["the importer", () => sql`update negocios set descripcion = 'Censo', escritor = 'importador'`, []],
    ["the administration", () => sql`update negocios set descripcion = 'A', escritor = 'administracion'`, []],
  ])("%s", async (_, write, expected) => {
    await write();
    expect(await queued()).toEqual(expected);
    await sql`delete from negocios where slug = 'nuevo'`;
  });

  it("is one row of a business, with all that nobody has judged", async () => {
    await edit(premium, { menu: "Tacos" });
    await edit(premium, { menu: "Tortas", servicios: ["Banquetes", "Mesas"] });
    await edit(premium, { descripcion: "Rico" });
    const taken = await take();
    expect(taken?.texts.map(({ text }) => text).sort()).toEqual(["Banquetes, Mesas", "Rico", "Tortas", "premium"]);
    await finish(taken);
    expect(await queued()).toEqual([]);
    await edit(premium, { menu: "Tortas", descripcion: "Muy rico" });
    expect((await take())?.texts.map(({ text }) => text)).toEqual(["Muy rico"]);
  });

  it("is nothing of a business that is deleted, or gone", async () => {
    await sql`insert into private.moderacion_pendiente (negocio_id) values (${deleted}), (gen_random_uuid())`;
    expect(await take()).toBeNull();
    expect(await queued()).toEqual([]);
  });

  it("is its pictures by their paths, some at a time", async () => {
    const paths = Array.from({ length: 8 }, (_, number) => `${premium}/foto-000000000000000${number}-1200.webp`);
    await sql`update negocios set escritor = 'importador', gallery_images = ${sql.json(paths)} where id = ${premium}`;
    await sql`insert into private.moderacion_pendiente (negocio_id) values (${premium})`;
    for (const name of paths) await sql`insert into storage.objects (bucket_id, name) values ('negocios', ${name})`;
    const first = await take();
    expect(first?.pictures).toHaveLength(6);
    expect(first?.pictures[0]).toMatchObject({ bucket: "negocios", path: paths[0] });
    await finish(first);
    const second = await take();
    expect([second?.texts, second?.pictures.map(({ path }) => path)]).toEqual([[], paths.slice(6)]);
    await finish(second);
    expect(await queued()).toEqual([]);
  });
});

describe("a lease", () => {
  it("is given once, however many ask at once", async () => {
    await edit(premium, { menu: "Tacos" });
    const taken = await Promise.all(Array.from({ length: 5 }, () => take(0, many)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("of somebody who was killed ends after five minutes, then later and later, and eight times at most", async () => {
    await edit(premium, { menu: "Tacos" });
    let now = 0;
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await take(now)).not.toBeNull();
      expect(await take(now + 5 * 2 ** tries - 1)).toBeNull();
      now += 5 * 2 ** tries;
    }
    expect(await take(now + 100_000)).toBeNull();
    const [report] = await sql`select ai_report(${admin}) as report`;
    expect(report?.report).toMatchObject({ unjudged: 0, given_up: 1 });
    await edit(premium, { menu: "Tortas" });
    expect(await take(now + 100_000)).not.toBeNull();
  });

  it("of a model that failed is the same", async () => {
    await edit(premium, { menu: "Tacos" });
    await finish(await take(), {}, false);
    expect(await take(4)).toBeNull();
    expect(await take(5)).not.toBeNull();
  });

  it("keeps what its owner writes meanwhile", async () => {
    await edit(premium, { menu: "Tacos" });
    const taken = await take();
    await edit(premium, { menu: "Tortas" });
    expect(await take(1)).toBeNull();
    await finish(taken, {}, true, 2);
    expect((await take(2))?.texts.map(({ text }) => text)).toEqual(["Tortas"]);
  });

  it("may end twice, and after the business is gone", async () => {
    await edit(premium, { menu: "Tacos" });
    const taken = await take();
    await finish(taken, { Tacos: ["violence"] });
    await finish(taken, { Tacos: ["violence"] });
    await finish({ business: crypto.randomUUID(), texts: [{ hash: "x", text: "x" }], pictures: [] });
    expect(await sql`select from private.moderacion_juicios where categorias <> '{}'`).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["models are switched off", () => sql`select switch_ai(${admin}, false)`],
    [
      "the calls of the day are used up",
      () =>
        sql`insert into ia_usos (tipo, dia, costo) select 'moderacion', (${at(0)} at time zone 'America/Mexico_City')::date, 0 from generate_series(1, 2000)`,
    ],
  ])("is not given while %s", async (_, stop) => {
    await edit(premium, { menu: "Tacos" });
    await stop();
    expect(await take()).toBeNull();
    expect(await queued()).toEqual([premium]);
  });
});

describe("what was flagged", () => {
  const VIOLENT = { Golpes: ["violence"] };

  it("waits in the queue while it is there, and is hidden by nobody", async () => {
    await edit(premium, { menu: "Golpes" });
    await judgeAll(VIOLENT);
    expect(await alerts()).toEqual([premium]);
    expect((await sql`select count_waiting(${admin}) as n`)[0]?.n.alertas).toBe(1);
    expect((await itemOf("alerta", premium)).alertas).toMatchObject([
      { campo: "menu", es_imagen: false, categorias: ["violence"] },
    ]);
    expect(await sql`select is_approved, menu from negocios where id = ${premium}`).toEqual([
      { is_approved: true, menu: "Golpes" },
    ]);
    await edit(premium, { menu: "Tacos" });
    expect(await alerts()).toEqual([]);
    expect(await itemOf("alerta", premium)).toBeNull();
  });

  it("is flagged no more once an administrator has seen it, and what is new is", async () => {
    await edit(premium, { menu: "Golpes" });
    await judgeAll(VIOLENT);
    const [alert] = (await itemOf("alerta", premium)).alertas;
    await edit(premium, { descripcion: "Odio" });
    await judgeAll({ Odio: ["hate"] });
    const dismiss = async (seen: number[]) =>
      (await sql`select dismiss_alerts(${admin}, ${premium}, ${seen}) as n`)[0]?.n;
    expect([await dismiss([alert.id]), await dismiss([alert.id])]).toEqual([1, 0]);
    expect((await itemOf("alerta", premium)).alertas).toMatchObject([{ campo: "descripcion", categorias: ["hate"] }]);
    expect(await sql`select despues from auditoria where accion = 'alerta_descartada'`).toEqual([
      { despues: { alerta: ["violence"] } },
    ]);
    await edit(premium, { menu: "Tacos", descripcion: "Rico" });
    await judgeAll();
    await edit(premium, { menu: "Golpes" });
    await judgeAll(VIOLENT);
    expect(await alerts()).toEqual([]);
  });

  it("of a registration or a revision stands beside it, and not as an alert of its own", async () => {
    await sql`update negocios set nombre = 'Golpes' where id = ${pending}`;
    await edit(free, { nombre: "Golpes" }, freeOwner);
    await judgeAll(VIOLENT);
    expect(await alerts()).toEqual([]);
    const [revision] = await sql`select id from revisiones where estado = 'abierta'`;
    for (const [kind, id] of [
      ["registro", pending],
      ["cambio", revision?.id],
    ]) {
      expect((await itemOf(kind, id)).alertas).toMatchObject([{ campo: "nombre", categorias: ["violence"] }]);
    }
  });

  it("goes with its business", async () => {
    const [{ id = "" } = {}] = await sql<{ id: string }[]>`
      insert into negocios (slug, nombre, slug_categoria, categoria) values ('breve', 'Golpes', 'otros-negocios', '') returning id`;
    await judgeAll(VIOLENT);
    await sql`insert into private.moderacion_pendiente (negocio_id) values (${id})`;
    await sql`delete from negocios where id = ${id}`;
    await sql`select purge_ai()`;
    expect(await sql`select from private.moderacion_juicios`).toHaveLength(0);
    expect(await queued()).toEqual([]);
  });
});
