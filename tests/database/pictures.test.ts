import type postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { free, pro, premium, pending, unowned } = BUSINESSES;

const { sql, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = now()`;
});
afterAll(close);

beforeEach(async () => {
  await sql`rollback`.catch(() => undefined);
  await sql`begin`;
});

const DAY_S = 86_400;
const HASH = "0123456789abcdef";
const BLUR = `UklGR${"A".repeat(60)}==`;
const json = (value: unknown) => JSON.stringify(value);
const pathOf = (business: string, name: string, width = 1200) => `gallery/${business}/${name}-${HASH}-${width}.webp`;

/** Objects as the server stores them, so many days ago. */
async function store(bucket: string, paths: readonly string[], daysAgo = 10): Promise<void> {
  for (const name of paths) {
    await sql`
      insert into storage.objects (bucket_id, name, created_at)
      values (${bucket}, ${name}, now() - make_interval(days => ${daysAgo}))`;
  }
}
const write = (business: string, columns: Record<string, postgres.SerializableParameter>) =>
  sql`update negocios set ${sql({ ...columns, escritor: "importador" })} where id = ${business}`;
const edit = (person: string, business: string, changes: unknown) =>
  sql`select edit_business(${person}, ${business}, ${json(changes)}::text::jsonb)`;
const galleryOf = async (business: string) =>
  (await sql<{ gallery_images: unknown }[]>`select gallery_images from negocios where id = ${business}`)[0]
    ?.gallery_images;

describe("a gallery that a higher plan has left", () => {
  const left = Array.from({ length: 5 }, (_, index) => pathOf(pro, `${index}`));
  const [first = "", second = "", ...others] = left;

  beforeEach(async () => {
    await store("negocios", [...left, pathOf(pro, "new")]);
    await write(pro, { gallery_images: sql.json(left) });
  });

  it.each([
    ["put in order", [second, first, ...others]],
    ["taken off one by one", [first, ...others]],
    ["emptied", []],
  ])("is %s", async (_case, next) => {
    await edit(PEOPLE.proOwner, pro, { gallery_images: next });
    expect(await galleryOf(pro)).toEqual(next);
  });

  it.each([
    ["grows", [...left, pathOf(pro, "new")]],
    ["takes another picture in the place of one", [pathOf(pro, "new"), second, ...others]],
    ["holds one twice", [first, first, ...left]],
  ])("never %s", async (_case, next) => {
    await expect(edit(PEOPLE.proOwner, pro, { gallery_images: next })).rejects.toThrow("galeria_llena");
  });
});

it("pictures of a time before the business's own folder keep their place, and no others come to it", async () => {
  const old = ["vieja.webp", { publicUrl: "/storage/v1/object/public/gallery/otra.png" }];
  await write(premium, { gallery_images: sql.json(old) });
  const next = [old[1], old[0]];
  await edit(PEOPLE.premiumOwner, premium, { gallery_images: next });
  expect(await galleryOf(premium)).toEqual(next);
  await expect(edit(PEOPLE.premiumOwner, premium, { gallery_images: [...next, "ajena.webp"] })).rejects.toThrow(
    "imagen_ajena",
  );
});

describe("add_picture", () => {
  const [one = "", two = "", three = ""] = ["a", "b", "c"].map(
    (digit) => `gallery/${premium}/x-${digit.repeat(16)}-1200.webp`,
  );
  const add = async (path: string, { place = "gallery_images" as string | null, instead = "" } = {}) =>
    (
      await sql<{ outcome: unknown }[]>`
        select add_picture(${PEOPLE.premiumOwner}, ${premium}, ${path}, ${place}, ${BLUR}, ${instead}) as outcome`
    )[0]?.outcome;
  const rowOf = async (...columns: string[]) =>
    (await sql`select ${sql(columns)} from negocios where id = ${premium}`)[0];
  const ADDED = { waiting: {} };

  beforeEach(() => store("negocios", [one, two, three]));

  it("puts one at the end of the gallery", async () => {
    expect([await add(one), await add(two)]).toEqual([ADDED, ADDED]);
    expect(await rowOf("gallery_images", "imagenes_datos")).toEqual({
      gallery_images: [one, two],
      imagenes_datos: { [one]: { blur: BLUR }, [two]: { blur: BLUR } },
    });
  });

  it("takes the place and the text of the one that it replaces, however that is kept", async () => {
    const old = { publicUrl: `https://example.com/storage/v1/object/public/negocios/${one}` };
    await write(premium, {
      gallery_images: sql.json([two, old]),
      imagenes_datos: sql.json({ [one]: { alt: "La barra" } }),
    });
    await add(three, { instead: one });
    expect(await galleryOf(premium)).toEqual([two, three]);
    expect(await rowOf("imagenes_datos")).toMatchObject({
      imagenes_datos: { [three]: { alt: "La barra", blur: BLUR } },
    });
  });

  it("adds to a gallery that is kept as one text", async () => {
    await write(premium, { gallery_images: sql.json(`${one},${two}`) });
    await add(three);
    expect(await galleryOf(premium)).toEqual([one, two, three]);
  });

  it("names the one that has the same content, and stores nothing", async () => {
    const twin = one.replace("/x-", "/y-");
    await store("negocios", [twin]);
    await add(one);
    expect(await add(twin)).toEqual({ same: one });
    expect(await galleryOf(premium)).toEqual([one]);
  });

  it("leaves no older cover behind a new one", async () => {
    const cover = `portadas/${premium}/x-${HASH}-1600.webp`;
    await store("portadas", [cover]);
    await write(premium, { imagen_url: one });
    await add(cover, { place: "portada_url" });
    expect(await rowOf("portada_url", "imagen_url")).toEqual({ portada_url: cover, imagen_url: null });
  });

  it("of a promotion is only described: its form names it", async () => {
    const path = `promociones/${premium}/x-${HASH}-1200.webp`;
    expect(await add(path, { place: null })).toEqual(ADDED);
    expect(await rowOf("gallery_images", "imagenes_datos")).toEqual({
      gallery_images: [],
      imagenes_datos: { [path]: { blur: BLUR } },
    });
  });
});

describe("describe_pictures", () => {
  const cover = pathOf(premium, "cover");
  const describePictures = (person: string, business: string, data: unknown) =>
    sql`select describe_pictures(${person}, ${business}, ${json(data)}::text::jsonb)`;
  const known = async (business: string) =>
    (await sql<{ data: unknown }[]>`select imagenes_datos as data from negocios where id = ${business}`)[0]?.data;

  it("adds to what is known, and takes away what is null", async () => {
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { blur: BLUR } });
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { alt: "La barra" } });
    expect(await known(premium)).toEqual({ [cover]: { blur: BLUR, alt: "La barra" } });
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { alt: null } });
    expect(await known(premium)).toEqual({ [cover]: { blur: BLUR } });
  });

  it("queues the pages that show it", async () => {
    await sql`delete from cambios_pendientes`;
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { alt: "La barra" } });
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { alt: "La barra" } });
    expect(await sql`select etiquetas from cambios_pendientes`).toEqual([
      { etiquetas: expect.arrayContaining(["business:premium"]) },
    ]);
  });

  it("tells nothing of a picture that waits for its review", async () => {
    const [shown, waits] = [`portadas/${free}/a-${HASH}-1600.webp`, `portadas/${free}/b-${HASH}-1600.webp`];
    await store("portadas", [shown, waits]);
    await write(free, { portada_url: shown });
    await edit(PEOPLE.freeOwner, free, { portada_url: waits });
    await describePictures(PEOPLE.freeOwner, free, { [shown]: { alt: "Antes" }, [waits]: { alt: "Después" } });
    expect(await known(free)).toEqual({ [shown]: { alt: "Antes" } });
    // Nobody sees this one yet.
    await describePictures(PEOPLE.freeOwner, pending, { [`portadas/${pending}/a.webp`]: { alt: "Local" } });
    expect(await known(pending)).toEqual({ [`portadas/${pending}/a.webp`]: { alt: "Local" } });
  });

  it("takes no picture of another business, unless this one shows it", async () => {
    const foreign = pathOf(pro, "a");
    await describePictures(PEOPLE.premiumOwner, premium, { [foreign]: { alt: "Ajena" } });
    expect(await known(premium)).toEqual({});
    await write(premium, { gallery_images: sql.json([{ url: `/storage/v1/object/public/negocios/${foreign}` }]) });
    await describePictures(PEOPLE.premiumOwner, premium, { [foreign]: { alt: "Heredada" } });
    expect(await known(premium)).toEqual({ [foreign]: { alt: "Heredada" } });
  });

  it("forgets what is not shown before there is too much of it", async () => {
    await write(premium, { portada_url: cover });
    await describePictures(PEOPLE.premiumOwner, premium, { [cover]: { alt: "La barra" } });
    for (let index = 0; index < 120; index += 1) {
      await describePictures(PEOPLE.premiumOwner, premium, { [pathOf(premium, `${index}`)]: { alt: "Otra" } });
    }
    const data = (await known(premium)) as Record<string, unknown>;
    expect(data[cover]).toEqual({ alt: "La barra" });
    expect(data[pathOf(premium, "119")]).toEqual({ alt: "Otra" });
    expect(Object.keys(data).length).toBeLessThanOrEqual(100);
  });

  it.each([
    ["somebody else's", PEOPLE.stranger, premium],
    ["nobody's", PEOPLE.premiumOwner, unowned],
    ["one that is not there", PEOPLE.premiumOwner, "10000000-0000-4000-8000-00000000ffff"],
  ])("refuses %s", async (_case, person, business) => {
    await expect(describePictures(person, business, {})).rejects.toMatchObject({ code: "42501" });
  });

  it("is not among what an owner's own key writes", async () => {
    await expect(edit(PEOPLE.premiumOwner, premium, { imagenes_datos: {} })).rejects.toThrow("columna_ajena");
  });
});

describe("list_orphan_pictures", () => {
  const orphans = async (days = 0, batch = 100) =>
    (
      await sql<{ path: string }[]>`
        select * from list_orphan_pictures(${batch}, now() + make_interval(secs => ${days * DAY_S})) order by path`
    ).map(({ path }) => path);

  it("names what no row has named for a day since it was noticed, in all its widths", async () => {
    const paths = [pathOf(premium, "a"), pathOf(premium, "a").replace(".webp", "-480.webp")];
    await store("negocios", paths);
    expect(await orphans()).toEqual([]);
    expect(await orphans(0.9)).toEqual([]);
    expect(await orphans(1.1)).toEqual([...paths].sort());
    expect(await orphans(1.1)).toEqual([...paths].sort());
    await sql`delete from storage.objects`;
    expect(await orphans(1.2)).toEqual([]);
  });

  it("leaves alone what is named again meanwhile, and counts anew", async () => {
    const path = pathOf(premium, "a");
    await store("negocios", [path]);
    await orphans();
    await write(premium, { gallery_images: sql.json([path]) });
    expect(await orphans(1.1)).toEqual([]);
    await write(premium, { gallery_images: sql.json([]) });
    expect(await orphans(2)).toEqual([]);
    expect(await orphans(3.1)).toEqual([path]);
  });

  it("leaves alone what was stored today, what has another name, and other buckets", async () => {
    await store("negocios", [pathOf(premium, "a")], 0);
    await store("negocios", ["subida-a-mano.webp", `gallery/${premium}/vieja.png`]);
    await store("comprobantes", [pathOf(premium, "b")]);
    expect([await orphans(), await orphans(0.5)]).toEqual([[], []]);
    expect([await orphans(1.1), await orphans(2.2)]).toEqual([[], [pathOf(premium, "a")]]);
  });

  it("names small pictures as well", async () => {
    const path = pathOf(premium, "a", 64);
    await store("negocios", [path]);
    await orphans();
    expect(await orphans(1.1)).toEqual([path]);
  });

  it("does a portion at a time", async () => {
    await store("negocios", [pathOf(premium, "a"), pathOf(premium, "b"), pathOf(premium, "c")]);
    await orphans();
    expect(await orphans(1.1, 2)).toHaveLength(2);
  });

  const path = `carpeta/${premium}/a-${HASH}-800.webp`;
  const address = `https://x.example/storage/v1/object/public/negocios/${path}`;
  const columns: readonly (readonly [string, Record<string, unknown>])[] = [
    ...["portada_url", "logo_url", "imagen_url", "promocion_imagen"].map(
      (column) => [column, { [column]: path }] as const,
    ),
    ["a gallery of texts", { gallery_images: [address] }],
    ["a gallery of objects", { gallery_images: [{ publicUrl: address }] }],
    ["a gallery as JSON in a text", { gallery_images: JSON.stringify([{ path }]) }],
    ["a gallery as a text with commas", { gallery_images: `otra.webp, ${address}` }],
  ];

  it.each(columns)("leaves alone what a business names: %s", async (_case, fields) => {
    await store("negocios", [path]);
    await sql`
      update negocios n set (escritor, portada_url, logo_url, imagen_url, promocion_imagen, gallery_images) =
        (select 'importador', r.portada_url, r.logo_url, r.imagen_url, r.promocion_imagen, coalesce(r.gallery_images, '[]')
         from jsonb_populate_record(null::negocios, ${json(fields)}::text::jsonb) r)
      where id = ${unowned}`;
    await orphans();
    expect(await orphans(1.1)).toEqual([]);
  });

  it("leaves alone what a promotion names, what waits for a review, and what was last rejected", async () => {
    const [promotion, waiting, rejected] = ["p", "w", "r"].map((name) => pathOf(free, name)) as [
      string,
      string,
      string,
    ];
    await store("promociones", [promotion]);
    await store("portadas", [waiting, rejected]);
    await sql`update promociones set imagen_url = ${promotion} where negocio_id = ${free}`;
    await edit(PEOPLE.freeOwner, free, { portada_url: waiting });
    await sql`update negocio_privado set rechazado = ${sql.json({ portada_url: rejected })} where negocio_id = ${free}`;
    await orphans();
    expect(await orphans(1.1)).toEqual([]);
    await sql`update revisiones set estado = 'rechazada', decidida_at = now() where estado = 'abierta'`;
    expect([await orphans(1.1), await orphans(2.2)]).toEqual([[], [waiting]]);
  });

  it("names what a revision held that was replaced or refused, and what an accepted one replaced", async () => {
    const paths = ["shown", "replaced", "refused", "accepted"].map((name) => pathOf(free, name));
    const [shown = "", replaced = "", refused = "", accepted = ""] = paths;
    const decide = (columns: string[]) =>
      sql`select decide_revision(${PEOPLE.admin}, r.id, ${columns}) from revisiones r where r.estado = 'abierta'`;
    await store("portadas", [shown, replaced, refused]);
    await write(free, { portada_url: shown });
    for (const next of [replaced, refused]) await edit(PEOPLE.freeOwner, free, { portada_url: next });
    expect([await orphans(), await orphans(1.1)]).toEqual([[], [replaced]]);
    await decide([]);
    expect([await orphans(2), await orphans(3.1)]).toEqual([[replaced], [refused, replaced]]);
    await store("portadas", [accepted]);
    await edit(PEOPLE.freeOwner, free, { portada_url: accepted });
    await decide(["portada_url"]);
    expect([await orphans(4), await orphans(5.1)]).toEqual([
      [refused, replaced],
      [refused, replaced, shown],
    ]);
  });

  it("knows every column that holds pictures", async () => {
    const found = await sql<{ name: string }[]>`
      select distinct c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'is_(picture|gallery)\\(' order by 1`;
    expect(found.map(({ name }) => name)).toEqual([
      "negocios.gallery_images",
      "negocios.imagen_url",
      "negocios.logo_url",
      "negocios.portada_url",
      "negocios.promocion_imagen",
      "promociones.imagen_url",
    ]);
  });
});
