import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
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
const used = (business: string, calls: number) =>
  sql`
    insert into ia_usos (tipo, negocio_id, persona, dia, estado, costo)
    select 'moderacion', n.id, n.user_id, (${at(0)} at time zone 'America/Mexico_City')::date, 'hecho', 0
    from negocios n, generate_series(1, ${calls}) where n.id = ${business}`;
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
/** Returns the queue's words on each flagged business. */
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
  await sql`update negocios set escritor = 'importador', nombre = slug, descripcion = null, menu = null, gallery_images = '[]', imagenes_datos = '{}'`;
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
    // What is said of pictures, by paths.
    read?.columns.push("imagenes_datos");
    read?.columns.sort();
    expect(trigger?.columns).toEqual(read?.columns);
    expect(read?.columns).toContain("gallery_images");
  });

  it("has every field of words but those that say where", async () => {
    const words = ["name", "line", "lines", "description", "list", "menu", "validity"];
    const fields = Object.values<Field>(BUSINESS_FIELDS).filter(
      ({ kind, writer, section }) =>
        words.includes(kind) && writer !== "administrator" && section !== "place" && section !== "ways",
    );
    const [judged] = await sql<{ columns: string[] }[]>`select private.moderated_columns() as columns`;
    expect(judged?.columns.toSorted()).toEqual(fields.map(({ columns: [column] }) => column).sort());
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

  it("of somebody who was killed, or whose model fails for days, ends later and later, every six hours at most, and is never given up", async () => {
    await edit(premium, { menu: "Tacos" });
    let now = 0;
    for (const pause of [5, 10, 20, 40, 80, 160, 320, 360, 360, 360, 360, 360]) {
      const taken = await take(now);
      expect(taken).not.toBeNull();
      await finish(taken, {}, false, now);
      expect(await take(now + pause - 1)).toBeNull();
      now += pause;
    }
    const [report] = await sql`select ai_report(${admin}) as report`;
    expect(report?.report).toMatchObject({ unjudged: 0, stuck: 1 });
    await finish(await take(now), {}, true, now);
    expect(await queued()).toEqual([]);
  });

  it("is due as it was when its calls ran out in the middle, and given on the next day", async () => {
    await edit(premium, { menu: "Tacos" });
    const taken = await take();
    await used(premium, 100);
    await finish({ business: premium, texts: [], pictures: [] });
    expect(taken?.texts).not.toEqual([]);
    expect(await take()).toBeNull();
    const nextDay = 24 * 60;
    expect((await take(nextDay))?.texts).toEqual(taken?.texts);
  });

  it("is given first where the fewest calls of the day were made, then by how long it waits", async () => {
    await sql`update negocios set menu = 'Tacos', escritor = 'importador' where not is_deleted`;
    await sql`
      insert into private.moderacion_pendiente (negocio_id, proximo_intento_at)
      values (${free}, ${at(-9)}), (${pro}, ${at(-5)}), (${premium}, ${at(-7)})`;
    await used(free, 3);
    expect([(await take())?.business, (await take())?.business, (await take())?.business]).toEqual([
      premium,
      pro,
      free,
    ]);
  });

  it("does not move behind others by another edit", async () => {
    await sql`insert into private.moderacion_pendiente (negocio_id, proximo_intento_at) values (${premium}, ${at(-60)})`;
    await edit(premium, { menu: "Tacos" });
    expect(await sql`select proximo_intento_at as due from private.moderacion_pendiente`).toEqual([{ due: at(-60) }]);
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

describe("the calls of a day", () => {
  const begin = async (business: string) =>
    (await sql`select begin_ai_use('moderacion', 0, 0, null, ${business}, ${at(0)}) as begun`)[0]?.begun.outcome;

  it("of one account are bounded, however many businesses it has and had, and leave the others theirs", async () => {
    const ids = await sql<{ id: string }[]>`
      insert into negocios (slug, nombre, slug_categoria, categoria, user_id, is_approved)
      select 'de-uno-' || number, 'Uno ' || number, 'otros-negocios', '', ${premiumOwner}, null from generate_series(1, 3) number returning id`;
    for (const { id } of ids) for (let call = 0; call < 33; call += 1) expect(await begin(id)).toBe("begun");
    await sql`delete from negocios where id = ${ids[0]?.id ?? ""}`;
    expect([await begin(ids[1]?.id ?? ""), await begin(ids[2]?.id ?? ""), await begin(free)]).toEqual([
      "begun",
      "quota",
      "begun",
    ]);
    const waiting = async (): Promise<string[]> => {
      const taken = await take();
      return taken ? [taken.business, ...(await waiting())] : [];
    };
    await sql`insert into private.moderacion_pendiente (negocio_id) values (${free})`;
    expect(await waiting()).toEqual([free]);
    await sql`delete from negocios where slug like 'de-uno-%'`;
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

  it("is what is said of a picture, too", async () => {
    const path = `${premium}/foto-0000000000000001-1200.webp`;
    await sql`update negocios set escritor = 'importador', gallery_images = ${sql.json([path])} where id = ${premium}`;
    await sql`select describe_pictures(${premiumOwner}, ${premium}, ${sql.json({ [path]: { alt: "Golpes", blur: null } })})`;
    await judgeAll(VIOLENT);
    expect((await itemOf("alerta", premium)).alertas).toMatchObject([{ campo: "imagenes_datos", es_imagen: false }]);
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
