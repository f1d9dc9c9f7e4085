import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { TABLES } from "./access";
import { BUSINESSES, insertWorld, PEOPLE, type Person, runAs } from "./people";
import { openScratch } from "./scratch";

const { sql, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = now()`;
});
afterAll(close);

const { free, pro, premium, unowned } = BUSINESSES;
const OWNERS: Readonly<Record<string, string>> = {
  [free]: PEOPLE.freeOwner,
  [pro]: PEOPLE.proOwner,
  [premium]: PEOPLE.premiumOwner,
};
const PLANS = [
  ["free", free],
  ["pro", pro],
  ["premium", premium],
] as const;

const TRUE = {
  telefono: "55 1234 9876",
  telefono_e164: "+525512349876",
  whatsapp: "5587651234",
  direccion: "Calle Secreta 417",
  codigo_postal: "09417",
  latitude: 19.3571234,
  longitude: -99.0637654,
  mapa_embed_url: "https://www.google.com/maps?q=19.3571234,-99.0637654",
};
const SWITCHED_OFF = { telefono_al_tocar: false, solo_whatsapp: false, direccion_aproximada: false };
const PHONE = /12349876|1234.9876/;
/** More digits than a square is told with, which may lie there by chance. */
const PLACE = /Secreta|\b09417\b|19\.357123|99\.063765/;

beforeEach(async () => {
  await sql`delete from revisiones`;
  for (const id of [free, pro, premium, unowned]) {
    await sql`update negocios set ${sql({ ...SWITCHED_OFF, escritor: "importador" })} where id = ${id}`;
    await sql`update negocios set ${sql({ ...TRUE, colonia: "Xalpa", is_approved: true, escritor: "importador" })} where id = ${id}`;
  }
  await sql`update negocios set telefono = '5599990000', telefono_e164 = null, latitude = 19.4, longitude = -99.1, direccion = 'Otra 1',
    codigo_postal = null, mapa_embed_url = null, escritor = 'importador' where id = ${unowned}`;
});

const json = (value: unknown) => JSON.stringify(value);
async function edit(id: string, changes: object, person: string = OWNERS[id] ?? "") {
  const [row] = await sql<{ outcome: { stored: object; waiting: object } }[]>`
    select edit_business(${person}, ${id}, ${json(changes)}::text::jsonb) as outcome`;
  return row?.outcome;
}
const owned = async (id: string) => {
  const [row] = await sql<{ own: { row: Record<string, unknown>; waiting: object | null; version: string } }[]>`
    select read_own_business(${OWNERS[id] ?? ""}, ${id}) as own`;
  return row?.own;
};
const shown = async (id: string) => (await sql`select * from negocios where id = ${id}`)[0];
const place = async (id: string) => {
  const row = await shown(id);
  return [row?.latitude, row?.longitude];
};
const show = async (slug: string) => (await sql`select show_contact(${slug}) as contact`)[0]?.contact;

/** Returns what a role may read of a table, row by row. */
const readable = (table: "negocios" | "negocio_privado" | "revisiones", letter: 0 | 1): string =>
  Object.entries(TABLES[`public.${table}`]?.columns ?? {})
    .filter(([, access]) => access.split("/")[letter]?.includes("r"))
    .map(([column]) => column)
    .join(", ");

const SEARCHES = [
  "55 1234 9876",
  "5512349876",
  "12349876",
  "Calle Secreta 417",
  "Secreta",
  "gratis",
  "profesional",
  "premium",
];

/** Everything that somebody who is not the owner gets out of the database. */
async function everythingPublic(person: Person): Promise<string> {
  const letter = person === "visitor" ? 0 : 1;
  const statements = [
    `select ${readable("negocios", letter)} from negocios`,
    ...(letter === 1 ? [`select ${readable("negocio_privado", 1)} from negocio_privado`] : []),
    ...(letter === 1 ? ["select cambios from revisiones"] : []),
    ...SEARCHES.flatMap((term) => [
      `select search_businesses(term => '${term}', lat => 19.35, lng => -99.06)`,
      `select list_public_businesses(term => '${term}')`,
      `select suggest('${term}')`,
    ]),
    "select search_businesses(with_phone => true)",
    "select list_public_businesses()",
    ...PLANS.map(([name]) => `select get_listing('${name}')`),
    "select sitemap_parts(100), sitemap_businesses(1, 100), sitemap_lists(1)",
    "select list_activities(), list_neighborhoods()",
  ];
  const answers = [];
  for (const statement of statements) {
    const answer = await runAs(sql, person, statement);
    if (typeof answer === "string") throw new Error(`${answer} of ${statement}`);
    answers.push(answer);
  }
  // Shown to whoever registers, and taken out as a file.
  answers.push(await sql`select * from list_unowned_matches('premium', ${TRUE.telefono})`);
  answers.push(await sql`select export_rows(${PEOPLE.admin}, 'negocios')`);
  answers.push(await sql`select export_rows(${PEOPLE.admin}, 'auditoria')`);
  return json(answers);
}

describe.each(["visitor", "stranger"] as const)("what a %s gets", (person) => {
  it.each([
    [{ telefono_al_tocar: true }, PHONE, PLACE],
    [{ solo_whatsapp: true }, PHONE, PLACE],
    [{ direccion_aproximada: true }, PLACE, PHONE],
  ] as const)("has not what %j hides, of any plan, and has the rest", async (switches, hidden, rest) => {
    expect(await everythingPublic(person)).toMatch(hidden);
    for (const [, id] of PLANS) await edit(id, switches);
    const everything = await everythingPublic(person);
    expect(everything).not.toMatch(hidden);
    expect(everything).toMatch(rest);
    for (const [, id] of PLANS) await edit(id, { ...switches, ...SWITCHED_OFF });
    expect(await everythingPublic(person)).toMatch(hidden);
  });
});

describe("a number that is hidden", () => {
  it("finds nobody, and counts in the order, in the filter and in what search engines are told", async () => {
    const before = await shown(premium);
    await edit(premium, { telefono_al_tocar: true });
    const after = await shown(premium);
    expect([after?.rango, after?.tiene_telefono, after?.telefono_oculto]).toEqual([before?.rango, true, true]);
    const [found] = await sql`select search_businesses(term => '5512349876') -> 'items' as items`;
    expect(found?.items.map(({ slug }: { slug: string }) => slug)).not.toContain("premium");
    const [called] = await sql`select search_businesses(with_phone => true) -> 'items' as items`;
    expect(called?.items.map(({ slug }: { slug: string }) => slug)).toContain("premium");
    const [facets] = await sql`select search_businesses() -> 'facets' -> 'with_phone' as total`;
    expect(facets?.total).toBe(called?.items.length);
    await sql`update negocios set descripcion = null, user_id = null, telefono = null, escritor = 'importador' where id = ${unowned}`;
    await sql`insert into negocio_privado (negocio_id) values (${unowned}) on conflict do nothing`;
    expect((await shown(unowned))?.poco_contenido).toBe(true);
    await sql`update negocios set telefono_al_tocar = true, telefono = '5511110000', escritor = 'importador' where id = ${unowned}`;
    expect((await shown(unowned))?.poco_contenido).toBe(false);
  });

  it.each([
    [{ telefono_al_tocar: true }, { telefono: TRUE.telefono, whatsapp: null }],
    [{ solo_whatsapp: true }, null],
    [{ solo_whatsapp: true, telefono_al_tocar: true }, null],
    [{ direccion_aproximada: true }, null],
  ])("of %j is told to whoever taps: %j", async (switches, told) => {
    await edit(premium, switches);
    const contact = await show("premium");
    if (told) expect(contact).toMatchObject(told);
    else expect(contact).toBeNull();
  });

  it("is never all that there is: only WhatsApp is for the plans that have its button, and a lapse leaves the tap", async () => {
    await edit(free, { solo_whatsapp: true });
    expect(await show("gratis")).toMatchObject({ telefono: TRUE.telefono });
    const { telefono, whatsapp } = { ...TRUE, whatsapp: TRUE.telefono };
    await edit(premium, { solo_whatsapp: true, whatsapp });
    expect([await show("premium"), (await shown(premium))?.whatsapp]).toEqual([null, whatsapp]);
    await sql`update negocios set plan_type = 'free', escritor = 'pagos' where id = ${premium}`;
    const told = await show("premium");
    expect([told, "whatsapp" in told, (await shown(premium))?.whatsapp]).toMatchObject([{ telefono }, false, null]);
    await sql`update negocios set plan_type = 'premium', escritor = 'pagos' where id = ${premium}`;
    expect([await show("premium"), (await shown(premium))?.whatsapp]).toEqual([null, whatsapp]);
  });

  it("is told of no business that is not public, and by nobody but the server", async () => {
    await edit(premium, { telefono_al_tocar: true });
    expect(await runAs(sql, "visitor", "select show_contact('premium')")).toBe("42501");
    await sql`update negocios set is_approved = false where id = ${premium}`;
    expect(await show("premium")).toBeNull();
  });

  it.each([
    ["55 1234 9876", true],
    ["https://wa.me/5215512349876?text=hola", true],
    ["5587651234", false],
  ])("hides a WhatsApp of the same number: %s, %s", async (whatsapp, isHidden) => {
    await edit(premium, { whatsapp, telefono_al_tocar: true });
    expect((await shown(premium))?.whatsapp).toBe(isHidden ? null : whatsapp);
    // What the page shows is not told again: there would be two buttons.
    expect(await show("premium")).toMatchObject({ whatsapp: isHidden ? whatsapp : null });
    await edit(premium, { telefono_al_tocar: false });
    expect((await shown(premium))?.whatsapp).toBe(whatsapp);
  });

  it("publishes a paid listing as any other does", async () => {
    await edit(free, { telefono_al_tocar: true, direccion_aproximada: true });
    await sql`update negocios set is_approved = null where id = ${free}`;
    await sql`select give_plan(${free}, 'pro', 'de prueba', 'review-free')`;
    expect((await shown(free))?.is_approved).toBe(true);
    await sql`delete from periodos where negocio_id = ${free}`;
    await sql`update negocios set plan_type = 'free', escritor = 'pagos' where id = ${free}`;
  });
});

describe("the owner", () => {
  it.each(PLANS)("of a %s listing sees and edits the true values, and they stay hidden", async (plan, id) => {
    await edit(id, { telefono_al_tocar: true, direccion_aproximada: true });
    expect((await owned(id))?.row).toMatchObject({
      telefono: TRUE.telefono,
      direccion: TRUE.direccion,
      latitude: TRUE.latitude,
    });
    const outcome = await edit(id, { direccion: "Calle Nueva 5", telefono: "5500001111", codigo_postal: null });
    expect(outcome?.waiting).toEqual(plan === "free" ? { telefono: "5500001111" } : {});
    expect((await owned(id))?.row).toMatchObject({
      direccion: "Calle Nueva 5",
      telefono: "5500001111",
      codigo_postal: null,
    });
    expect(await shown(id)).toMatchObject({
      direccion: null,
      telefono: null,
      codigo_postal: null,
      telefono_oculto: true,
    });
    await edit(id, { telefono_al_tocar: false, direccion_aproximada: false });
    expect(await shown(id)).toMatchObject({
      direccion: "Calle Nueva 5",
      codigo_postal: null,
      latitude: TRUE.latitude,
      telefono: plan === "free" ? TRUE.telefono : "5500001111",
      telefono_e164: plan === "free" ? TRUE.telefono_e164 : null,
      telefono_oculto: false,
    });
  });

  it("clears what is hidden, and the same form again changes nothing", async () => {
    await edit(premium, { telefono_al_tocar: true, direccion_aproximada: true });
    const { version } = (await owned(premium)) ?? {};
    await edit(premium, {
      telefono: TRUE.telefono,
      direccion: TRUE.direccion,
      latitude: TRUE.latitude,
      longitude: TRUE.longitude,
    });
    expect((await owned(premium))?.version).toBe(version);
    await edit(premium, { telefono: null, direccion: null, latitude: null, longitude: null });
    expect((await owned(premium))?.row).toMatchObject({
      telefono: null,
      direccion: null,
      latitude: null,
      longitude: null,
    });
    expect(await shown(premium)).toMatchObject({ telefono_oculto: false, latitude: null });
  });

  it("stores no hidden number that no column would take", async () => {
    await edit(premium, { telefono_al_tocar: true, direccion_aproximada: true });
    for (const wrong of [
      { telefono: "llámame" },
      { direccion: " " },
      { latitude: 91, longitude: 1 },
      { latitude: null },
    ])
      await expect(edit(premium, wrong)).rejects.toMatchObject({ code: "23514" });
    expect((await owned(premium))?.row).toMatchObject({ telefono: TRUE.telefono, latitude: TRUE.latitude });
  });

  it("has what waits reviewed and accepted, unpublished", async () => {
    await edit(free, { telefono_al_tocar: true });
    await edit(free, { telefono: "5500001111", nombre: "Otro" });
    const [revision] = await sql`select id, cambios from revisiones where estado = 'abierta'`;
    expect(revision?.cambios).toEqual({ telefono: "5500001111", nombre: "Otro" });
    expect((await owned(free))?.waiting).toMatchObject({ telefono: { now: TRUE.telefono, proposed: "5500001111" } });
    await sql`select decide_revision(${PEOPLE.admin}, ${revision?.id}, ${["telefono", "nombre"]})`;
    expect(await shown(free)).toMatchObject({ nombre: "Otro", telefono: null, telefono_oculto: true });
    expect(await show("gratis")).toMatchObject({ telefono: "5500001111" });
  });

  it("alone turns the switches: whoever helps does not", async () => {
    await edit(pro, { telefono_al_tocar: true });
    await sql`insert into negocio_ayudantes (negocio_id, email, user_id) values (${pro}, 'stranger@example.com', ${PEOPLE.stranger})`;
    await expect(edit(pro, { telefono_al_tocar: false }, PEOPLE.stranger)).rejects.toThrow("negocio_ajeno");
    await edit(pro, { descripcion: "De un ayudante" }, PEOPLE.stranger);
    expect(await shown(pro)).toMatchObject({ descripcion: "De un ayudante", telefono: null });
    await sql`delete from negocio_ayudantes`;
  });
});

describe("a place that is hidden", () => {
  const METRES_A_DEGREE = { lat: 110_574, lng: 111_320 * Math.cos((19.36 * Math.PI) / 180) };
  const metresBetween = ([lat, lng]: readonly unknown[], to: { latitude: number; longitude: number }) =>
    Math.hypot((Number(lat) - to.latitude) * METRES_A_DEGREE.lat, (Number(lng) - to.longitude) * METRES_A_DEGREE.lng);

  it("is shown up to 150 m away, in all directions, and so it is searched", async () => {
    await sql`insert into negocios (slug, nombre, categoria, slug_categoria, latitude, longitude, is_approved, escritor)
      select 'zona-' || n, 'Zona ' || n, '', 'otros-negocios', 19.3571234, -99.0637654, true, 'importador' from generate_series(1, 60) n`;
    await sql`update negocios set direccion_aproximada = true where slug like 'zona-%'`;
    const rows =
      await sql`select latitude, longitude, punto <-> private.map_point(latitude, longitude) as metres from negocios where slug like 'zona-%'`;
    const distances = rows.map(({ latitude, longitude }) => metresBetween([latitude, longitude], TRUE));
    expect(Math.max(...distances)).toBeLessThan(152);
    expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeGreaterThan(50);
    for (const sign of [1, -1]) {
      expect(rows.some(({ latitude }) => sign * (latitude - TRUE.latitude) > 0)).toBe(true);
      expect(rows.some(({ longitude }) => sign * (longitude - TRUE.longitude) > 0)).toBe(true);
    }
    expect(Math.max(...rows.map(({ metres }) => metres))).toBeLessThan(0.01);
    await sql`delete from negocios where slug like 'zona-%'`;
  });

  it("is the same however often it is hidden, saved or moved a little: there is nothing to take a mean of", async () => {
    const places = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      await edit(premium, { direccion_aproximada: true });
      places.add(json(await place(premium)));
      await edit(premium, { latitude: TRUE.latitude, longitude: TRUE.longitude, descripcion: `Vez ${time}` });
      places.add(json(await place(premium)));
      await edit(premium, { direccion_aproximada: false });
    }
    expect(places.size).toBe(1);
    await edit(premium, { direccion_aproximada: true });
    const squares = new Set<string>();
    for (let step = 0; step < 20; step += 1) {
      await edit(premium, { latitude: TRUE.latitude + step * 0.0000005, longitude: TRUE.longitude });
      squares.add(json(await place(premium)));
    }
    // A metre in all: at most over one border.
    expect(squares.size).toBeLessThanOrEqual(2);
  });

  it("is what was written, even where a number of it happens to be the one that is shown", async () => {
    await edit(premium, { direccion_aproximada: true });
    const [latitude, longitude] = await place(premium);
    await edit(premium, { latitude, longitude: -99.05 });
    expect((await owned(premium))?.row).toMatchObject({ latitude, longitude: -99.05 });
    await edit(premium, { latitude, longitude });
    expect((await owned(premium))?.row).toMatchObject({ latitude, longitude });
  });
});

describe("nobody publishes it by not knowing", () => {
  const HIDDEN = { telefono: null, telefono_e164: null, direccion: null, codigo_postal: null, mapa_embed_url: null };
  const state = async (id: string) => {
    const [row] = await sql`select read_administered_business(${PEOPLE.admin}, ${id}) as read`;
    return row?.read;
  };

  beforeEach(async () => {
    await edit(premium, { telefono_al_tocar: true, direccion_aproximada: true });
  });

  it("the administrator sees it, edits it, finds it by the number, and it stays hidden", async () => {
    const { values, version } = await state(premium);
    expect(values).toMatchObject(TRUE);
    const changes = json({ telefono: "5500002222", direccion: "Calle Corregida 8" });
    const [saved] =
      await sql`select save_administered_business(${PEOPLE.admin}, ${premium}, ${changes}::text::jsonb, ${version}) as outcome`;
    expect(saved?.outcome).toBe("saved");
    expect((await state(premium)).values).toMatchObject({
      telefono: "5500002222",
      telefono_e164: null,
      latitude: TRUE.latitude,
    });
    expect(await shown(premium)).toMatchObject(HIDDEN);
    const [listed] = await sql`select list_admin_businesses(${PEOPLE.admin}, '00002222') -> 'negocios' as rows`;
    expect(listed?.rows).toMatchObject([{ slug: "premium", telefono: "5500002222" }]);
    const alike =
      await sql`select slug, telefono from list_alike_businesses(${PEOPLE.admin}, 'nada parecido', '5500002222')`;
    expect([...alike]).toEqual([{ slug: "premium", telefono: "5500002222" }]);
    expect(json(await sql`select * from auditoria`)).not.toMatch(/00002222|Corregida/);
  });

  it("the queue shows it, with who else has the number", async () => {
    await sql`update negocios set is_approved = null where id in (${premium}, ${pro})`;
    const [item] = await sql`select get_queue_item(${PEOPLE.admin}, 'registro', ${premium}) as item`;
    expect(item?.item.negocio).toMatchObject({
      telefono: TRUE.telefono,
      direccion: TRUE.direccion,
      latitude: TRUE.latitude,
    });
    const [other] = await sql`select get_queue_item(${PEOPLE.admin}, 'registro', ${pro}) as item`;
    expect(other?.item.parecidos).toContainEqual(
      expect.objectContaining({ id: premium, mismo_telefono: true, telefono: TRUE.telefono }),
    );
    await sql`update negocios set is_approved = false where id = ${premium}`;
    const [kept] = await sql`select rechazado from negocio_privado where negocio_id = ${premium}`;
    expect(kept?.rechazado).toMatchObject({ telefono: TRUE.telefono, direccion: TRUE.direccion });
  });

  it("an import writes the true values, and they stay hidden", async () => {
    await sql`update negocios set telefono = '5500003333', direccion = 'Del censo 1', latitude = 19.36, longitude = -99.07, escritor = 'importador'
      where id = ${premium}`;
    expect(await shown(premium)).toMatchObject(HIDDEN);
    expect((await owned(premium))?.row).toMatchObject({
      telefono: "5500003333",
      direccion: "Del censo 1",
      latitude: 19.36,
    });
  });

  it("a file that was taken out and comes back changes nothing; a true value in it does", async () => {
    const [file] = await sql`select export_rows(${PEOPLE.admin}, 'negocios') -> 'rows' as rows`;
    const row = file?.rows.find(({ id }: { id: string }) => id === premium);
    const write = async (columnas: object) =>
      (
        await sql`select private.write_own_rows(${json([{ clave: "1", id: premium, columnas }])}::text::jsonb) as result`
      )[0]?.result;
    const asExported = {
      telefono: row.telefono,
      direccion: row.direccion,
      latitude: row.latitud,
      longitude: row.longitud,
    };
    expect(await write(asExported)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await write({ telefono: TRUE.telefono })).toMatchObject({ updated: 0 });
    expect(await write({ ...asExported, telefono: "5500004444" })).toMatchObject({ updated: 1 });
    expect((await owned(premium))?.row).toMatchObject({
      telefono: "5500004444",
      direccion: TRUE.direccion,
      latitude: TRUE.latitude,
    });
    expect(await shown(premium)).toMatchObject(HIDDEN);
  });

  it("goes with the account that hid it, and the next owner of a listing of the census does not get it", async () => {
    const person = "00000000-0000-4000-8000-0000000000aa";
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${person}, 'se-va@example.com', now())`;
    await sql`update negocios set denue_id = '417417', denue_huella = ${"a".repeat(32)}, user_id = ${person}, telefono = ${TRUE.telefono},
      latitude = ${TRUE.latitude}, longitude = ${TRUE.longitude}, escritor = 'importador' where id = ${unowned}`;
    await edit(unowned, { telefono_al_tocar: true, direccion_aproximada: true }, person);
    const square = await place(unowned);
    await sql`select release_account(${person})`;
    const [read] = await sql`select o.* from negocios n, private.as_owned(n) o where n.id = ${unowned}`;
    expect(read).toMatchObject({ telefono: null, direccion: null, telefono_oculto: false, denue_huella: null });
    expect([read?.latitude, read?.longitude]).toEqual(square);
    expect(await place(unowned)).toEqual(square);
    await sql`update negocios set denue_id = null, telefono_al_tocar = false, direccion_aproximada = false where id = ${unowned}`;
  });

  it("a statement past the gate is refused", async () => {
    const fields = {
      slug: "nuevo",
      nombre: "Nuevo",
      categoria: "",
      slug_categoria: "otros-negocios",
      escritor: "importador",
    };
    for (const past of [
      { telefono_al_tocar: true, telefono: "5512345678" },
      { solo_whatsapp: true, telefono_e164: "+525512345678" },
      { direccion_aproximada: true, direccion: "Calle 1" },
    ])
      await expect(sql`insert into negocios ${sql({ ...fields, ...past })}`).rejects.toMatchObject({ code: "23514" });
  });

  it("turning a switch expires what is kept of the page", async () => {
    await sql`delete from cambios_pendientes`;
    await edit(premium, { solo_whatsapp: true });
    const [outbox] = await sql`select tags from pending_changes()`;
    expect(outbox?.tags).toEqual(expect.arrayContaining(["businesses", "business:premium"]));
  });
});
