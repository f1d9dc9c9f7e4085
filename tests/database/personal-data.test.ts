import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { privacyText } from "@/lib/legal/privacy-notice";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();

const OWNERS_COLUMNS = (await sql<{ columna: string }[]>`select columna from private.campos_de_negocio`).map(
  ({ columna }) => columna,
);

type Row = { store: string; columns: string[]; kept: string };

const words = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

const ROWS: Row[] = [
  ...readFileSync("docs/personal-data.md", "utf8").matchAll(
    /^- `((?:public|private|auth|storage)\.\w+)` ([^:]+): [^;]+; (.+)$/gm,
  ),
].map(([, store = "", columns, kept = ""]) => ({ store, columns: words(columns), kept }));

/** Columns of words that tell of nobody: what the product brings along, states, numbers and hashes of contents. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  "auth.flow_state": "authentication_method provider_type oauth_client_state_id",
  "auth.identities": "provider",
  "auth.sessions": "scopes",
  "auth.users": "aud role raw_app_meta_data",
  "private.actividades": "actividad plano",
  "private.anuncios": "negocios",
  "private.cambios_pasados": "etiquetas",
  "private.campos_de_negocio": "columna bucket",
  "private.colonias": "slug_colonia colonia",
  "private.colonias_conocidas": "slug_colonia colonia",
  "private.conteos": "slug_categoria plan_type slug_colonia",
  "private.decisiones": "negocio_id",
  "private.denue_eliminados": "denue_id",
  "private.imagenes_sobrantes": "bucket nombre",
  "private.moderacion_juicios": "huella categorias",
  "private.moderacion_pendiente": "negocio_id",
  "private.nodos": "nombre",
  "private.planes": "plan",
  "private.respaldos": "carpeta",
  "private.terminos_comunes": "termino",
  "private.tipos_de_correo": "tipo",
  "private.tipos_de_decision": "tipo accion",
  "private.tipos_de_ia": "tipo",
  "private.vocabulario": "palabra escrita sonido letras",
  "public.auditoria": "accion negocio_id",
  "public.cambios": "tema",
  "public.cambios_pendientes": "etiquetas",
  "public.categorias": "slug nombre",
  "public.ia_imagenes": "turno problema",
  "public.ia_usos": "problema modelo",
  "public.importaciones": "edicion problema",
  "public.negocio_ia": "version",
  "public.negocios": "categoria scian personal estadisticas denue_id denue_huella fuente escritor slug_colonia",
  "public.ordenes": "moneda",
  "public.pagos": "estado problema",
  "public.pagos_eventos": "tema resultado",
  "public.sinonimos": "termino equivale scian fuente",
  "storage.buckets": "name owner owner_id allowed_mime_types",
  "storage.objects": "version",
};

/** Columns that may hold what tells of a person: no truth, number or time, no key of another row, none of some fixed words, and not made of other columns. */
const SUSPECTED = `
  select c.oid::regclass::text as store, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attname <> 'id' and a.attgenerated = ''
    and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
    and t.typcategory not in ('B', 'N', 'D', 'R')
    and a.atttypid not in ('timestamptz[]'::regtype, 'tsvector'::regtype, 'tsquery'::regtype)
    and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) and k.confrelid <> 'auth.users'::regclass
    )
    and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ ('^CHECK [(]+' || a.attname || ' (= ANY|<@) [(]*ARRAY')
    )`;

const named = (store: string, columns: readonly string[]): string[] => columns.map((column) => `${store}.${column}`);

describe("docs/personal-data.md", () => {
  const told = [
    ...ROWS.flatMap(({ store, columns }) => named(store, columns)),
    // Its line names their table.
    ...named("public.negocios", OWNERS_COLUMNS),
  ];
  const ofNobody = Object.entries(OF_NOBODY).flatMap(([store, columns]) => named(store, columns.split(" ")));
  const existing = async (query: string) => {
    await sql`set search_path = ''`;
    const rows = await sql.unsafe<{ store: string; column: string }[]>(query);
    await sql`reset search_path`;
    return rows.map(({ store, column }) => `${store}.${column}`);
  };

  it("decides each column that may tell of a person, and none twice", async () => {
    const decided = [...told, ...ofNobody];
    expect((await existing(SUSPECTED)).filter((column) => !decided.includes(column))).toEqual([]);
    expect(decided.filter((column, at) => decided.indexOf(column) !== at)).toEqual([]);
  });

  it("names no column that is not there", async () => {
    const all = await existing(
      "select attrelid::regclass::text as store, attname as column from pg_attribute where attnum > 0 and not attisdropped",
    );
    expect([...told, ...ofNobody].filter((column) => !all.includes(column))).toEqual([]);
  });

  it.each([
    ["a text", "alter table public.categorias add column autor text"],
    ["JSON", "alter table private.planes add column notas jsonb"],
    ["a person's id", "alter table public.promociones add column hecha_por uuid references auth.users (id)"],
    ["an id without a key", "alter table private.conteos add column quien uuid"],
  ])("misses %s that is added", async (_kind, change) => {
    const before = await existing(SUSPECTED);
    await sql`begin`;
    await sql.unsafe(change);
    const added = (await existing(SUSPECTED)).filter((column) => !before.includes(column));
    await sql`rollback`;
    expect(added).toHaveLength(1);
    expect([...told, ...ofNobody]).not.toContain(added[0]);
  });

  it("names each bucket", async () => {
    const document = readFileSync("docs/personal-data.md", "utf8");
    const rows = [...document.matchAll(/^- bucket ([^:]+):/gm)].flatMap(([, cell]) => words(cell));
    const buckets = await sql<{ id: string }[]>`select id from storage.buckets`;
    expect(rows.toSorted()).toEqual(buckets.map(({ id }) => id).sort());
  });
});

const [notice = ""] =
  /(?<=\{#conservacion\}\n).+/.exec(privacyText({ name: null, address: null, email: null, models: null })) ?? [];

const OWNER = PEOPLE.freeOwner;

/** A column as the list names it; its period, as the list says it and PostgreSQL reads it; the notice; what purges it; a row that is so old. */
const KEPT: readonly (readonly [of: string, period: string, told: string, purge: string, make: string])[] = [
  [
    "auth.users.email",
    "7 days",
    "cuyo enlace nadie abrió, se borra a la semana",
    "purge_accounts",
    "insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'vieja@example.com', $1)",
  ],
  [
    "auth.audit_log_entries.payload",
    "30 days",
    "lo que se anota de cada entrada a una cuenta, a los 30 días",
    "purge_accounts",
    "insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{}', $1)",
  ],
  [
    "auth.sessions.user_agent",
    "30 days",
    "lo de una sesión, 30 días después de que termina",
    "purge_accounts",
    `insert into auth.sessions (id, user_id, user_agent, not_after) values (gen_random_uuid(), '${OWNER}', 'x', $1)`,
  ],
  [
    "public.reportes.correo",
    "30 days",
    "El correo de un reporte se borra con la respuesta, o a los 30 días",
    "purge_requests",
    `insert into public.reportes (negocio_id, motivo, correo, created_at) values ('${BUSINESSES.pro}', 'cerrado', 'a@example.com', $1)`,
  ],
  [
    "public.reportes.detalle",
    "1 year",
    "reportes y mensajes, al año",
    "purge_requests",
    `insert into public.reportes (negocio_id, motivo, detalle, created_at) values ('${BUSINESSES.pro}', 'cerrado', 'x', $1)`,
  ],
  [
    "public.mensajes.texto",
    "1 year",
    "reportes y mensajes, al año",
    "purge_requests",
    "insert into public.mensajes (nombre, correo, texto, created_at) values ('Ana', 'a@example.com', 'x', $1)",
  ],
  [
    "public.solicitudes_arco.datos",
    "5 years",
    "cinco años después de cerrarse",
    "purge_requests",
    `insert into public.solicitudes_arco (tipo, nombre, correo, datos, estado, vence_el, aviso_el, cerrada_at)
      values ('acceso', 'Ana', 'a@example.com', 'x', 'cerrada', '2026-01-01', '2026-01-01', $1)`,
  ],
  [
    "public.correos.para",
    "90 days",
    "Los correos que te enviamos y una compra que no se pagó se borran a los 90 días",
    "purge_ledger",
    "insert into public.correos (tipo, entidad, para, datos, estado, created_at) values ('recibo', 'x', 'a@example.com', '{}', 'enviado', $1)",
  ],
  [
    "public.ordenes.email",
    "90 days",
    "una compra que no se pagó se borran a los 90 días",
    "purge_ledger",
    `insert into public.ordenes (user_id, email, plan, monto_centavos, referencia, expira_at, created_at)
      values ('${OWNER}', 'a@example.com', 'pro', 100, 'x', now(), $1)`,
  ],
];

it.each(KEPT)("%s is kept for %s, as the list and the privacy notice say", async (of, period, told, purge, make) => {
  const [row] = ROWS.filter(({ store, columns }) => named(store, columns).includes(of));
  expect(row?.kept).toContain(period);
  expect(notice).toContain(told);
  const [schema, table, column = ""] = of.split(".");
  const count = async () => {
    const [found] = await sql<
      { rows: number }[]
    >`select count(${sql(column)})::int as rows from ${sql(`${schema}.${table}`)}`;
    return found?.rows ?? 0;
  };
  const left = async (age: string) => {
    await sql`begin`;
    const before = await count();
    const [then] = await sql<{ at: Date }[]>`select now() - ${age}::interval as at`;
    await sql.unsafe(make, [then?.at ?? null]);
    await sql.unsafe(`select public.${purge}()`);
    const after = await count();
    await sql`rollback`;
    return after - before;
  };
  expect([await left(`${period} -1 hour`), await left(`${period} 1 hour`)]).toEqual([1, 0]);
});
