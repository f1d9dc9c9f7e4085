import { beforeAll, describe, expect, it } from "vitest";
import { toPictureUrl } from "@/lib/images/picture-url";
import { parseStoredPath } from "@/lib/storage/stored-path";
import { hasLetters, hasVisibleText, toVisibleText } from "@/lib/text/visible-text";
import { BOUNDS, DERIVED } from "./bounds";
import { BUSINESSES, openWorld, PEOPLE, runAs } from "./people";

const sql = await openWorld();

beforeAll(async () => {
  await sql`insert into reportes (negocio_id, motivo) values (${BUSINESSES.free}, 'telefono')`;
  await sql`
    insert into mensajes (nombre, correo, texto, respuesta, estado, decidido_at)
    values ('Ana', 'ana@example.com', 'Hola', 'Hola', 'respondido', now())`;
  await sql`
    insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el)
    values ('acceso', 'Ana', 'ana@example.com', 'Todo', '2026-12-21', '2026-12-14')`;
  await sql`insert into busquedas (termino) values ('pan')`;
  await sql`insert into negocio_ayudantes (negocio_id, email) values (${BUSINESSES.free}, 'ana@example.com')`;
  await sql`insert into importaciones (id, tipo, archivo, partes, estado) values (gen_random_uuid(), 'denue', 'a.csv', 1, 'lista')`;
  await sql`insert into correos (tipo, entidad, para) values ('recibo', '1', 'ana@example.com')`;
  await sql`insert into pagos_eventos (tema, recurso, solicitud) values ('payment', '1', '1')`;
  await sql`
    insert into facturas (pago_id, rfc, razon_social, regimen, codigo_postal, uso)
    values ('1', 'XAXX010101000', 'Ana', '616', '09000', 'S01')`;
  await sql`
    insert into eventos (negocio_id, tipo, visitante, origen)
    values (${BUSINESSES.free}, 'visita', '\\x0011223344556677', '\\x0011223344556677')`;
  // What names a picture is one thing; whose it is, another (edits.test.ts).
  await sql`alter table promociones disable trigger promociones_picture`;
  // Writes one value into one row, and takes it back. "taken", or the SQLSTATE of the refusal.
  await sql.unsafe(`
    create function public.attempt(of_table text, of_column text, of_type text, value text, as_owner boolean) returns text
    language plpgsql as $$
    declare
      place constant text := case of_table when 'negocios' then 'id = ''${BUSINESSES.premium}'''
        when 'promociones' then 'negocio_id = ''${BUSINESSES.premium}'''
        else format('ctid = (select min(ctid) from public.%I)', of_table) end;
      beside constant text := case of_column when 'latitude' then ', longitude = -99.05' when 'longitude' then ', latitude = 19.35' else '' end
        || case of_table when 'negocios' then ', escritor = ''importador''' else '' end;
      touched int := 1;
    begin
      if as_owner then
        perform public.edit_business('${PEOPLE.premiumOwner}', '${BUSINESSES.premium}',
          case of_column when 'latitude' then '{"longitude": -99.05}' when 'longitude' then '{"latitude": 19.35}' else '{}' end::jsonb
          || jsonb_build_object(of_column, case when of_type in ('_text', 'jsonb', 'float8', 'bool') then value::jsonb else to_jsonb(value) end));
        raise exception using errcode = 'ZZ000';
      end if;
      execute format('update public.%I set %I = %s %s where %s', of_table, of_column, case of_type
        when '_text' then 'array(select jsonb_array_elements_text($1::jsonb))' else '$1::' || of_type end, beside, place) using value;
      get diagnostics touched = row_count;
      raise exception using errcode = 'ZZ000', message = touched;
    exception
      when sqlstate 'ZZ000' then return case when touched = 1 then 'taken' else 'no row' end;
      when others then return sqlstate;
    end $$`);
});

type Column = { name: string; type: string; is_writable: boolean };
const listColumns = () => sql<Column[]>`
  select c.relname || '.' || a.attname as name, t.typname as type, w.is_writable
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    join pg_type t on t.oid = a.atttypid,
    lateral (select bool_or(has_column_privilege(role, c.oid, a.attnum, 'insert') or has_column_privilege(role, c.oid, a.attnum, 'update'))
      as is_writable from unnest(array['anon', 'authenticated']) role) w
  where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (w.is_writable or (c.relname = 'negocios' and a.attname in (select columna from private.campos_de_negocio)) or t.typcategory in ('S', 'A') or t.typname in ('bytea', 'json', 'jsonb', 'xml'))
  order by 1`;
const columns = await listColumns();
/** Pictures aside, which have to be there. */
const ownersColumns = new Set(
  (await sql<{ columna: string }[]>`select columna from private.campos_de_negocio where bucket is null`).map(
    ({ columna }) => `negocios.${columna}`,
  ),
);

/** A value as the function above reads it. */
const asText = (value: unknown, type: string): string =>
  type === "jsonb" || type === "_text" ? JSON.stringify(value) : String(value);

/** Returns the values that do not end as they should. @param asOwner through the owners' function */
async function misjudged(
  name: string,
  type: string,
  values: readonly unknown[],
  isRight: (outcome: string) => boolean,
  asOwner = false,
) {
  const [table = "", column = ""] = name.split(".");
  const texts = values.map((value) => asText(value, type));
  const rows = await sql<{ text: string; outcome: string }[]>`
    select v.text, public.attempt(${table}, ${column}, ${type}, v.text, ${asOwner}) as outcome
    from unnest(${texts}::text[]) v (text)`;
  return rows
    .filter(({ outcome }) => !isRight(outcome))
    .map(({ text, outcome }) => [outcome, text.length, text.slice(0, 60)]);
}

const isTaken = (outcome: string) => outcome === "taken";
/** A broken rule of the column, or a value that is none of its type: answered with 4xx. */
const isRefused = (outcome: string) => /^(?:23514|23503|23502|22...)$/.test(outcome);

const PICTURE_PATHS: readonly (readonly [path: string, isTaken: boolean])[] = [
  ["x.webp", true],
  ["portadas/5eed0000-0000-4000-8000-000000000003/a_b-0123456789abcdef-800.webp", true],
  ["a..b/c.-.webp", true],
  ["../x.webp", false],
  ["a/../x.webp", false],
  ["a/./x.webp", false],
  ["./x.webp", false],
  [".hidden/x.webp", false],
  ["/x.webp", false],
  ["a//x.webp", false],
  ["%2e%2e/x.webp", false],
  ["a%2fx.webp", false],
  ["a\\x.webp", false],
  ["mi foto.webp", false],
  ["ñ.webp", false],
  ["x.webp?v=.webp", false],
  ["x#.webp", false],
  ["x\n.webp", false],
  ["x.webp\n", false],
  [`${"a".repeat(496)}.webp`, false],
  [`${"a".repeat(495)}.webp`, true],
];

describe("every column that may be written, or that holds text", () => {
  it("has a decided bound, and no bound is of a column that is gone", () => {
    expect(columns.map(({ name }) => name)).toEqual([...Object.keys(BOUNDS), ...DERIVED].sort());
    expect(columns.filter(({ name, is_writable }) => is_writable && DERIVED.includes(name))).toEqual([]);
  });

  it.each(columns.filter(({ name }) => name in BOUNDS))(
    "$name takes what is decided and refuses the rest",
    async ({ name, type }) => {
      const { taken, refused } = BOUNDS[name] ?? { taken: [], refused: [] };
      expect(await misjudged(name, type, taken, isTaken)).toEqual([]);
      expect(await misjudged(name, type, refused, isRefused)).toEqual([]);
    },
  );

  it.each(columns.filter(({ name }) => ownersColumns.has(name)))(
    "$name does so for its owner, too",
    async ({ name, type }) => {
      const { taken, refused } = BOUNDS[name] ?? { taken: [], refused: [] };
      expect(await misjudged(name, type, taken, isTaken, true)).toEqual([]);
      // Null clears, or is refused.
      const others = refused.filter((value) => value !== null);
      expect(await misjudged(name, type, others, isRefused, true)).toEqual([]);
    },
  );

  it("takes no list within a list", async () => {
    expect(await misjudged("negocios.servicios", "_text", [[["a"], ["b"]]], isRefused, true)).toEqual([]);
  });
});

describe("promotions of a business", () => {
  const add = (count: number, day = "2026-01-01") =>
    `insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin)
     select '${BUSINESSES.premium}', 'Promo ' || i, '${day}', '${day}' from generate_series(1, ${count}) i returning id`;

  it("are at most thirty, past ones included", async () => {
    await sql`delete from promociones where negocio_id = ${BUSINESSES.premium}`;
    expect(await runAs(sql, "premiumOwner", add(1000))).toBe("23514");
    expect(await runAs(sql, "premiumOwner", add(31))).toBe("23514");
    expect(await runAs(sql, "premiumOwner", add(30))).toHaveLength(30);
    await sql.unsafe(add(30));
    expect(await runAs(sql, "premiumOwner", add(1))).toBe("23514");
    await sql`delete from promociones where id = (select id from promociones where negocio_id = ${BUSINESSES.premium} limit 1)`;
    expect(await runAs(sql, "premiumOwner", add(1))).toHaveLength(1);
  });
});

describe("the rules of a text", () => {
  // Every character of Unicode that a database takes, from both sides: but halves, and most of planes 4 to 13, which are empty.
  const everyCharacter = `generate_series(1, 1114111) c
    where c not between 55296 and 57343 and (c not between 262144 and 917503 or c & 65535 in (0, 65534, 65535) or c % 251 = 0)`;
  const codesWhere = async (condition: string): Promise<number[]> => {
    const rows = await sql.unsafe<{ c: number }[]>(`select c from ${everyCharacter} and ${condition} order by c`);
    return rows.map(({ c }) => c);
  };
  let codes: readonly number[];
  beforeAll(async () => {
    codes = await codesWhere("true");
    expect(codes.length).toBeGreaterThan(450_000);
  });
  const expectedWhere = (isWanted: (sign: string) => boolean): number[] =>
    codes.filter((code) => isWanted(String.fromCodePoint(code)));

  it("show the same characters as TypeScript's", async () => {
    expect(await codesWhere("not private.has_visible_text(chr(c))")).toEqual(
      expectedWhere((sign) => !hasVisibleText(sign)),
    );
  });

  it("find a letter where TypeScript does", async () => {
    const found = new Set(await codesWhere("private.has_letters(chr(c))"));
    const letters = expectedWhere(hasLetters);
    expect(letters.filter((code) => !found.has(code))).toEqual([]);
    // A mark, or what is nothing yet, does no harm.
    const others = expectedWhere((sign) => !hasLetters(sign) && !/[\p{M}\p{C}\p{Z}]/u.test(sign));
    expect(others.filter((code) => found.has(code))).toEqual([]);
  });

  it("refuse those that TypeScript takes out", async () => {
    const refused = await codesWhere("not private.is_text('a' || chr(c) || 'b', 3, 2)");
    const changed = expectedWhere((sign) => sign !== "\r" && toVisibleText(`a${sign}b`) !== `a${sign}b`);
    expect(refused).toEqual(changed);
  });

  it.each(PICTURE_PATHS)("take the path %j of a picture as TypeScript does: %j", async (path, isTaken) => {
    const [row] = await sql<{ is: boolean }[]>`select private.is_picture(${path}) as is`;
    expect([row?.is, parseStoredPath("logos", path) !== null]).toEqual([isTaken, isTaken]);
  });

  it("take no name of a picture that TypeScript would not read", async () => {
    const names = [BOUNDS["negocios.portada_url"]]
      .flatMap((bound) => [...(bound?.taken ?? []), ...(bound?.refused ?? [])])
      .map(String);
    const rows = await sql<
      { name: string }[]
    >`select name from unnest(${names}::text[]) name where private.is_picture(name)`;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ name }) => toPictureUrl(name, "portadas") === null)).toEqual([]);
  });
});
