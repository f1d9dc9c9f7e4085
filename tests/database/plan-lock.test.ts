import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { FIELD_COLUMNS } from "@/lib/businesses/fields-of";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { FREE_FIELDS } from "./free-fields";
import { BUSINESSES, claimsOf, insertWorld, PEOPLE } from "./people";
import { plainValues } from "./plain-values";
import { openScratch } from "./scratch";

const SHOWCASE_ID = "5eed0000-0000-4000-8000-0000000000aa";
const { free } = BUSINESSES;
const MENU_PDF = `menus/${free}/${free}.pdf`;

const { sql, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = now()`;
  await database`delete from revisiones`;
  await database`insert into storage.objects (bucket_id, name) values
    ('negocios', ${`gallery/${free}/a.webp`}), ('promociones', ${`${free}/a.webp`}), ('menus', ${MENU_PDF}),

    ('portadas', ${`${free}/a.webp`}), ('logos', ${`${free}/a.webp`})`;
});
afterAll(close);

/** Columns that a free listing has not, each with a value that it takes. */
const ABOVE_FREE: Readonly<Record<string, unknown>> = {
  ...plainValues("above"),
  web: "https://example.com/",
  instagram: "https://www.instagram.com/ejemplo",
  facebook: "https://www.facebook.com/ejemplo",
  tiktok: "https://www.tiktok.com/@ejemplo",
  mapa_embed_url: "https://www.google.com/maps/embed?pb=1",
  horario: { mon: [["09:00", "18:00"]] },
  horario_especial: { "2026-12-25": { ranges: [] } },
  gallery_images: [`gallery/${free}/a.webp`],
  promocion_imagen: `${free}/a.webp`,
  promocion_fecha: "2026-11-22",
  promocion_vigencia: "Este mes",
  video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  video_embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  menu: "Tacos $10",
  menu_pdf: MENU_PDF,
};
const OF_FREE: Readonly<Record<string, unknown>> = {
  ...FREE_FIELDS,
  portada_url: `${free}/a.webp`,
  logo_url: `${free}/a.webp`,
  imagen_url: `gallery/${free}/a.webp`,
};
const LEGACY_ID = "1e6ac700-0000-4000-8000-000000000001";
/** Columns that the ledger alone writes, nobody writes yet, or are the administrator's. */
const NOT_AN_OWNERS: Readonly<Record<string, unknown>> = {
  plan_type: "premium",
  rating: 5,
  reviews_count: 900,
  meta_title: "El mejor",
  meta_description: "El mejor",
  estadisticas: "Mil visitas",
  is_featured: true,
  is_approved: false,
  slug: "tomado",
  user_id: PEOPLE.stranger,
  visitas: 1000,
  telefono_e164: "+15005550006",
  whatsapp_e164: "+15005550006",
  categoria: "Autos y Talleres",
  escritor: "importador",
  id: PEOPLE.stranger,
  tiene_dueno: true,
};

type Written = { column: string; value: unknown; of?: string };
type Way = (transaction: postgres.TransactionSql, column: string, value: unknown) => Promise<Written>;

const json = (value: unknown) => JSON.stringify(value);

/** One column by an UPDATE of that role. `writer`: what the statement says that it is. */
const update =
  (role: "anon" | "authenticated" | "service_role" | null, writer?: string): Way =>
  async (transaction, column, value) => {
    await transaction`select set_config('request.jwt.claims', ${json({ role, sub: PEOPLE.freeOwner })}, true)`;
    if (role) await transaction.unsafe(`set local role ${role}`);
    const columns = writer ? `${column}, escritor` : column;
    await transaction.unsafe(
      `update negocios set (${columns}) = (select ${writer ? `r.${column}, '${writer}'` : `r.${column}`}
       from jsonb_populate_record(null::negocios, $1::text::jsonb) r) where id = '${free}'`,
      [json({ [column]: value })],
    );
    return { column, value };
  };

const WAYS: Readonly<Record<string, Way>> = {
  "the public key": update("anon"),
  "an owner's key": update("authenticated"),
  "the service key": update("service_role"),
  "the service key that names a writer": update("service_role", "importador"),
  "a function that names no writer": update(null),
  "a function that names the ledger": update(null, "pagos"),
  "a function that names the administration": update(null, "administracion"),
  "a function that names nobody that is known": update(null, "quien sea"),
  edit_own_business: async (transaction, column, value) => {
    await transaction`select set_config('request.jwt.claims', ${claimsOf(PEOPLE.freeOwner)}, true)`;
    await transaction`set local role authenticated`;
    await transaction`select edit_own_business(${free}, ${json({ [column]: value })}::text::jsonb)`;
    await transaction`reset role`;
    return { column, value };
  },
  edit_business: async (transaction, column, value) => {
    await transaction`set local role service_role`;
    await transaction`select edit_business(${PEOPLE.freeOwner}, ${free}, ${json({ [column]: value })}::text::jsonb)`;
    await transaction`reset role`;
    return { column, value };
  },
  register_business: async (transaction, column, value) => {
    const form = { nombre: "Nueva", slug_categoria: "otros-negocios", telefono: "5512340000", direccion: "Calle 1" };
    const [row] = await transaction<{ id: string }[]>`
      select id from register_business(${json({ ...form, [column]: value })}::text::jsonb, '{nueva}', 'none', ${randomUUID()}, ${PEOPLE.freeOwner})`;
    return { column, value, of: row?.id ?? "" };
  },
  import_denue: async (transaction, column, value) => {
    const row = { denue_id: "4711", nombre: "Nueva", slug: "nueva", slug_categoria: "otros-negocios" };
    await transaction`select import_denue(${json([{ ...row, [column]: value }])}::text::jsonb)`;
    const [made] = await transaction<{ id: string }[]>`select id from negocios where denue_id = '4711'`;
    return { column, value, of: made?.id ?? "" };
  },
  import_legacy: async (transaction, column, value) => {
    const row = { id: LEGACY_ID, slug: "nueva", nombre: "Nueva", slug_categoria: "otros-negocios" };
    await transaction`select import_legacy(${json([{ ...row, [column]: value }])}::text::jsonb)`;
    return { column, value, of: LEGACY_ID };
  },
  import_showcase: async (transaction, column, value) => {
    const row = { id: SHOWCASE_ID, slug: "muestra", nombre: "Muestra", slug_categoria: "otros-negocios" };
    await transaction`select import_showcase(${json([{ ...row, [column]: value }])}::text::jsonb)`;
    return { column, value, of: column === "id" ? String(value) : SHOWCASE_ID };
  },
  decide_revision: async (transaction, column, value) => {
    const [row] = await transaction<{ id: string }[]>`
      insert into revisiones (negocio_id, cambios)
      values (${free}, ${json({ [column]: value })}::text::jsonb) returning id`;
    await transaction`select decide_revision(${PEOPLE.admin}, ${row?.id ?? ""}, ${[column]})`;
    return { column, value };
  },
  save_administered_business: async (transaction, column, value) => {
    await transaction`
      select save_administered_business(${PEOPLE.admin}, ${free}, ${json({ [column]: value })}::text::jsonb,
        read_administered_business(${PEOPLE.admin}, ${free}) ->> 'version')`;
    return { column, value };
  },
  add_administered_business: async (transaction, column, value) => {
    const form = { nombre: "Nueva", slug_categoria: "otros-negocios", [column]: value };
    const [row] = await transaction<{ id: string }[]>`
      select id from add_administered_business(${PEOPLE.admin}, ${randomUUID()}, ${randomUUID()}, ${json(form)}::text::jsonb, '{nueva}', true)`;
    return { column, value, of: row?.id ?? "" };
  },
};

class RolledBack extends Error {}

/** "stored", "left out", or how it was refused; whatever it was is taken back. */
async function outcomeOf(way: Way, column: string, value: unknown): Promise<string> {
  let outcome = "";
  try {
    await sql.begin(async (transaction) => {
      const { of = free } = await way(transaction, column, value);
      await transaction`reset role`;
      const [row] = await transaction<{ same: boolean }[]>`
        select to_jsonb(n) -> ${column} = ${json(value)}::text::jsonb as same from negocios n where id = ${of}`;
      outcome = row?.same ? "stored" : "left out";
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError) {
      return error.code === "42501" && /^permission denied/.test(error.message) ? "no grant" : error.message;
    }
    if (!(error instanceof RolledBack)) throw error;
  }
  return outcome;
}

/** Outcome of a way for every one of the columns, but for those named. */
type Expected = { all: string; but?: Readonly<Record<string, string>> };

async function expectEach(way: Way, columns: Readonly<Record<string, unknown>>, { all, but = {} }: Expected) {
  const outcomes: Record<string, string> = {};
  for (const [column, value] of Object.entries(columns)) outcomes[column] = await outcomeOf(way, column, value);
  const expected = Object.fromEntries(Object.keys(columns).map((column) => [column, but[column] ?? all]));
  expect(outcomes).toEqual(expected);
}

it("knows a value of every column above the free plan", async () => {
  const rows = await sql<
    { columna: string }[]
  >`select columna from private.campos_de_negocio where plan_minimo <> 'free'`;
  expect(rows.map(({ columna }) => columna).sort()).toEqual(Object.keys(ABOVE_FREE).sort());
});

it.each<[string, Expected]>([
  ["the public key", { all: "no grant" }],
  ["an owner's key", { all: "no grant" }],
  ["the service key", { all: "plan_insuficiente" }],
  ["the service key that names a writer", { all: "escritor_ajeno" }],
  ["a function that names no writer", { all: "plan_insuficiente" }],
  ["a function that names the ledger", { all: "plan_insuficiente" }],
  ["a function that names the administration", { all: "stored" }],
  ["a function that names nobody that is known", { all: "escritor_desconocido" }],
  ["edit_own_business", { all: "plan_insuficiente" }],
  ["edit_business", { all: "plan_insuficiente" }],
  ["register_business", { all: "left out" }],
  ["import_denue", { all: "left out", but: { web: "stored" } }],
  [
    "import_legacy",
    {
      // The columns that the earlier product had.
      all: "left out",
      but: Object.fromEntries(
        [
          ...["web", "instagram", "facebook", "tiktok", "servicios", "hours", "promociones", "promocion_titulo"],
          ...["promocion_vigencia", "video_url", "video_embed_url", "menu", "seo_keywords"],
        ].map((column) => [column, "stored"]),
      ),
    },
  ],
  ["import_showcase", { all: "stored" }],
  ["decide_revision", { all: "stored" }],
  ["save_administered_business", { all: "stored" }],
  ["add_administered_business", { all: "stored" }],
])("what is above the plan, written through %s: %j", async (name, expected) => {
  const way = WAYS[name];
  if (!way) throw new Error(`no way ${name}`);
  await expectEach(way, ABOVE_FREE, expected);
});

const { plan_type, rating, reviews_count } = NOT_AN_OWNERS;
const LOCKED = { plan_type, rating, reviews_count };

it.each<[string, Expected]>([
  ["the service key", { all: "columna_ajena" }],
  ["a function that names no writer", { all: "columna_ajena" }],
  ["a function that names the ledger", { all: "columna_ajena", but: { plan_type: "stored" } }],
  ["a function that names the administration", { all: "columna_ajena" }],
  ["register_business", { all: "left out" }],
  ["import_legacy", { all: "left out" }],
  ["import_showcase", { all: "stored" }],
])("plan and rating, written through %s: %j", async (name, expected) => {
  const way = WAYS[name];
  if (!way) throw new Error(`no way ${name}`);
  await expectEach(way, LOCKED, expected);
});

it.each<[string, Expected]>([
  ["edit_own_business", { all: "columna_ajena" }],
  // The server reads them from the numbers that come with them.
  ["edit_business", { all: "columna_ajena", but: { telefono_e164: "left out", whatsapp_e164: "left out" } }],
])("nothing that is not an owner's is written through %s", async (name, expected) => {
  const way = WAYS[name];
  if (!way) throw new Error(`no way ${name}`);
  await expectEach(way, NOT_AN_OWNERS, expected);
});

/** Columns of the administration beside an owner's, and those that follow from a telephone. */
const ADMINISTRATORS = [
  "meta_title",
  "meta_description",
  "estadisticas",
  "is_featured",
  "telefono_e164",
  "whatsapp_e164",
];

it.each(["save_administered_business", "add_administered_business"])(
  "nothing but the columns of the administration is written through %s",
  async (name) => {
    const way = WAYS[name];
    if (!way) throw new Error(`no way ${name}`);
    const stored = Object.fromEntries(ADMINISTRATORS.map((column) => [column, "stored"]));
    // An added business has the first address that is free among those that its name gives.
    const slug = name === "add_administered_business" ? "left out" : "stored";
    await expectEach(way, NOT_AN_OWNERS, { all: "columna_ajena", but: { ...stored, slug } });
  },
);

/** Makes a stranger one of those who have to do with the business; each edit by such a one is refused. */
const HELPS = `insert into negocio_ayudantes (negocio_id, email, user_id) values ('${free}', 'stranger@example.com', '${PEOPLE.stranger}')`;
const LINKS = `insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values ('${PEOPLE.stranger}', '${free}', `;
const WRITERS: readonly (readonly [role: string, becomes: string, refusal: string | null])[] = [
  ["a stranger", "select", "negocio_ajeno"],
  ["an administrator", `insert into private.admins (user_id) values ('${PEOPLE.stranger}')`, "negocio_ajeno"],
  [
    "somebody invited",
    `insert into negocio_ayudantes (negocio_id, email) values ('${free}', 'stranger@example.com')`,
    "negocio_ajeno",
  ],
  ["a removed helper", `${HELPS}; delete from negocio_ayudantes`, "negocio_ajeno"],
  ["a former owner", `${LINKS}now()); select private.move_owner('${free}', 'proowner@example.com')`, "negocio_ajeno"],
  ["an owner who has not accepted", `${LINKS}null)`, "sin_aceptar"],
  ["a helper", HELPS, null],
  ["the owner", `update negocios set user_id = '${PEOPLE.stranger}' where id = '${free}'`, null],
];
const SWITCHES = ["telefono_al_tocar", "solo_whatsapp", "direccion_aproximada"];

/** Edits each column, in one statement: each edit is taken back before the next. */
const EDIT_EACH = `
  create function pg_temp.edit_each(person uuid, business uuid, fields jsonb, is_own boolean) returns jsonb language plpgsql as $$
  declare
    field record;
    edited jsonb;
    outcomes jsonb := '{}';
  begin
    for field in select * from jsonb_each(fields) loop
      begin
        edited := case when is_own then edit_own_business(business, jsonb_build_object(field.key, field.value))
          else edit_business(person, business, jsonb_build_object(field.key, field.value)) end;
        raise exception using errcode = 'ZZ002';
      exception
        when sqlstate 'ZZ002' then
          outcomes := outcomes || jsonb_build_object(field.key, case
            when edited -> 'stored' -> field.key = field.value then 'stored'
            when edited -> 'waiting' -> field.key = field.value then 'waits' end);
        when insufficient_privilege then outcomes := outcomes || jsonb_build_object(field.key, sqlerrm);
      end;
    end loop;
    return outcomes;
  end $$`;

it.each(PLAN_IDS.flatMap((plan) => WRITERS.map((writer) => [plan, ...writer] as const)))(
  "on %s %s writes each column as that role may",
  async (plan, role, becomes, refusal) => {
    const columns = FIELD_COLUMNS.filter(({ writer }) => writer !== "administrator");
    const expected = columns.map(({ column, writer, needsReview }) => {
      if (refusal !== null) return [column, refusal];
      if (role === "a helper" && SWITCHES.includes(column)) return [column, "negocio_ajeno"];
      if (writer === "administrator" || PLANS[writer].rank > PLANS[plan].rank) return [column, "plan_insuficiente"];
      return [column, needsReview && plan === "free" ? "waits" : "stored"];
    });
    const outcomes: unknown[] = [];
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(EDIT_EACH);
        await transaction`update negocios set escritor = 'pagos', plan_type = ${plan}, latitude = 19.3, longitude = -99.1 where id = ${free}`;
        await transaction.unsafe(becomes);
        await transaction`select set_config('request.jwt.claims', ${claimsOf(PEOPLE.stranger)}, true)`;
        for (const isOwn of [false, true]) {
          const [row] = await transaction<{ ended: unknown }[]>`
            select pg_temp.edit_each(${PEOPLE.stranger}, ${free}, ${json({ ...OF_FREE, ...ABOVE_FREE })}::text::jsonb, ${isOwn}) as ended`;
          outcomes.push(row?.ended);
        }
        throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    expect(outcomes).toEqual([Object.fromEntries(expected), Object.fromEntries(expected)]);
  },
);

it("a lapse takes nothing away, and a renewal finds all of it", async () => {
  const columns = [...Object.keys(OF_FREE), ...Object.keys(ABOVE_FREE)];
  await sql
    .begin(async (transaction) => {
      const kept = async () => {
        const [row] = await transaction`select ${transaction(columns)} from negocios where id = ${free}`;
        return row;
      };
      const become = (plan: string) =>
        transaction`update negocios set escritor = 'pagos', plan_type = ${plan} where id = ${free}`;
      await become("premium");
      await transaction`select edit_business(${PEOPLE.freeOwner}, ${free}, ${json({ ...OF_FREE, ...ABOVE_FREE })}::text::jsonb)`;
      const full = await kept();
      expect(Object.entries(full ?? {}).filter(([, value]) => value === null)).toEqual([]);
      await become("free");
      await transaction`select edit_business(${PEOPLE.freeOwner}, ${free}, '{"direccion": "Calle 3", "formas_de_pago": ["vales"]}')`;
      const lapsed = { ...full, direccion: "Calle 3", formas_de_pago: ["vales"] };
      expect(await kept()).toEqual(lapsed);
      await become("premium");
      expect(await kept()).toEqual(lapsed);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
});

it("an insert by the service key has no more than the plan free", async () => {
  const insert = (fields: Record<string, unknown>) =>
    sql.begin(async (transaction) => {
      await transaction`set local role service_role`;
      await transaction`insert into negocios ${transaction({ slug: "nueva", nombre: "Nueva", categoria: "", slug_categoria: "otros-negocios", ...fields })}`;
      throw new RolledBack();
    });
  await expect(insert({})).rejects.toThrow(RolledBack);
  await expect(insert({ plan_type: "premium" })).rejects.toThrow("columna_ajena");
  await expect(insert({ rating: 5 })).rejects.toThrow("columna_ajena");
  await expect(insert({ hours: "De 9 a 18" })).rejects.toThrow("plan_insuficiente");
  await expect(insert({ descripcion: "x".repeat(101) })).rejects.toThrow("descripcion_larga");
  await expect(insert({ portada_url: "a.webp" })).rejects.toThrow("imagen_ajena");
  await expect(insert({ escritor: "importador" })).rejects.toThrow("escritor_ajeno");
});

it("an exemption ends with its statement, also within one transaction", async () => {
  const edits = sql.begin(async (transaction) => {
    await transaction`update negocios set escritor = 'administracion', web = 'https://example.com/' where id = ${free}`;
    const kept = await transaction`select escritor from negocios where escritor is not null`;
    expect(kept).toHaveLength(0);
    await transaction`update negocios set web = 'https://example.com/otra' where id = ${free}`;
  });
  await expect(edits).rejects.toThrow("plan_insuficiente");
});

it("a lower plan keeps what it has, and what has not changed passes", async () => {
  await sql`update negocios set escritor = 'administracion', servicios = '{uno}', descripcion = repeat('a', 400) where id = ${free}`;
  await sql`update negocios set direccion = 'Calle 2', servicios = '{uno}' where id = ${free}`;
  await expect(sql`update negocios set servicios = '{dos}' where id = ${free}`).rejects.toThrow("plan_insuficiente");
  await expect(sql`update negocios set descripcion = repeat('b', 400) where id = ${free}`).rejects.toThrow(
    "descripcion_larga",
  );
  await sql`update negocios set escritor = 'administracion', servicios = '{}', descripcion = null where id = ${free}`;
});

it("import_showcase writes the showcase alone", async () => {
  for (const id of [free, "5eed0000-0000-4000-9000-000000000001", null]) {
    await expect(sql`select import_showcase(${json([{ id, nombre: "Otro" }])}::text::jsonb)`).rejects.toThrow(
      "negocio_ajeno",
    );
  }
});

it("every function that names a writer, and can write, was decided here", async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and provolatile = 'v' and prosrc ~ 'escritor|''(importador|administracion|pagos)''' order by 1`;
  expect(rows.map(({ name }) => name)).toEqual([
    "add_administered_business",
    "date_hours",
    "decide_reports",
    "decide_revision",
    "drop_past_special_days",
    "end_deletion_wait",
    "import_showcase",
    "lock_business_fields",
    "refresh_plan",
    "refuse_writer",
    "save_administered_business",
    "write_denue_rows",
    "write_fields",
    "write_legacy_rows",
    "write_own_rows",
    "write_review_states",
  ]);
});
