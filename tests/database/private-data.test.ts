import { beforeAll, describe, expect, it } from "vitest";
import { lettersOf, TABLES } from "./access";
import { BUSINESSES, claimsOf, openWorld, PEOPLE } from "./people";

/**
 * Readers of private facts: every column and row that the data API hands out to a signed-in user, and every function of
 * the panel with an owner's wishes, in each role that somebody can have towards a business.
 */
const sql = await openWorld();
const { premium } = BUSINESSES;
const OWNER = PEOPLE.premiumOwner;
const PERSON = PEOPLE.stranger;
const ADDRESS = "stranger@example.com";

const HELPS = `insert into negocio_ayudantes (negocio_id, email, user_id) values ('${premium}', '${ADDRESS}', '${PERSON}')`;
const LINKS = `insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values ('${PERSON}', '${premium}', `;
const GETS = `select private.move_owner('${premium}', '${ADDRESS}')`;
const ACCEPTS = `select accept_business('${PERSON}', '${premium}')`;
const LOSES = `select private.move_owner('${premium}', 'proowner@example.com')`;

/** Person in each role, and the statement that makes one so. */
const ROLES = {
  "the owner": [OWNER, "select"],
  "a further owner": [PERSON, `${LINKS}now())`],
  "an owner who stays": [PERSON, `${LINKS}now()); select release_account('${OWNER}')`],
  "a further owner who has not accepted": [PERSON, `${LINKS}null)`],
  "the next owner": [PERSON, `${GETS}; ${ACCEPTS}`],
  "the next owner, before accepting": [PERSON, GETS],
  "whoever claims it when its owner has gone": [
    PERSON,
    `select release_account('${OWNER}');
     update negocios set user_id = '${PERSON}', is_deleted = false, deleted_at = null where id = '${premium}'`,
  ],
  "an owner before": [OWNER, LOSES],
  "a further owner before": [PERSON, `${LINKS}now()); ${LOSES}`],
  "an owner of what is deleted": [
    OWNER,
    `update negocios set is_deleted = true, deleted_at = now() where id = '${premium}'`,
  ],
  "a helper": [PERSON, HELPS],
  "a removed helper": [PERSON, `${HELPS}; select remove_helper('${OWNER}', '${premium}', '${ADDRESS}')`],
  "a helper of the owner before": [PERSON, `${HELPS}; ${LOSES}`],
  "somebody invited": [PERSON, `insert into negocio_ayudantes (negocio_id, email) values ('${premium}', '${ADDRESS}')`],
  "a claimant": [PERSON, `insert into reclamos (negocio_id, user_id) values ('${premium}', '${PERSON}')`],
  "a stranger": [PERSON, "select"],
  "an administrator": [PEOPLE.admin, "select"],
} as const;
type Role = keyof typeof ROLES;
const roles = (...names: Role[]) => names;

const OWNED_BEFORE = roles("the owner", "a further owner", "an owner who stays");
const OWNERS = roles(...OWNED_BEFORE, "the next owner", "whoever claims it when its owner has gone");
/** The person who owned it, whatever has become of the business. */
const THE_PERSON = roles("the owner", "an owner before", "an owner of what is deleted");
const ADMIN = roles("an administrator");

const ORDER = "30000000-0000-4000-8000-000000000001";
const OF_IT = `negocio_id = '${premium}'`;

/** Rows of the business or its owner, and who reads them. */
const ROWS: Readonly<Record<string, { where: string; by: readonly Role[] }>> = {
  "public.negocio_privado": { where: OF_IT, by: [...ADMIN, ...OWNERS] },
  "public.negocio_ayudantes": { where: "email = 'ayuda@example.com'", by: roles("the owner", "a further owner") },
  "public.negocio_propietarios": {
    where: `user_id = '${OWNER}' and ${OF_IT}`,
    by: roles("the owner", "an owner of what is deleted", ...ADMIN),
  },
  "public.periodos": { where: OF_IT, by: [...ADMIN, ...OWNERS] },
  "public.revisiones": { where: OF_IT, by: roles("a helper", ...OWNED_BEFORE) },
  "public.profiles": { where: "email = 'premiumowner@example.com'", by: [...ADMIN, ...THE_PERSON] },
  "public.ordenes": { where: `id = '${ORDER}'`, by: [...ADMIN, ...THE_PERSON] },
  "public.pagos": { where: `orden_id = '${ORDER}'`, by: [...ADMIN, ...THE_PERSON] },
  "public.facturas": { where: "pago_id = '900'", by: THE_PERSON },
  "public.reclamos": { where: `${OF_IT} and decidido_at is not null`, by: [...ADMIN, ...THE_PERSON] },
};

/** Columns of which somebody reads less than of the others of their row: what is a person's goes with the person. */
const FEWER: Readonly<Record<string, readonly Role[]>> = {
  "public.negocio_privado.email": roles("the owner", "a further owner", ...ADMIN),
  "public.negocio_privado.paquete_marketing": [...OWNED_BEFORE, ...ADMIN],
  // Of an owner who has not gone the administration moves it along.
  "public.negocio_privado.telefono": roles(...OWNED_BEFORE, "the next owner", ...ADMIN),
  "public.negocio_privado.direccion": roles(...OWNED_BEFORE, "the next owner", ...ADMIN),
};

const PRIVATE_COLUMNS = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, access]) =>
    lettersOf(access, "authenticated").includes("r") && !lettersOf(access, "anon").includes("r")
      ? [{ table, column, name: `${table}.${column}` }]
      : [],
  ),
);

const EDITED_BEFORE = roles("a helper", ...OWNED_BEFORE);

/** Answers of the server on wishes, generated texts and drawn pictures. */
const ANSWERS: Readonly<Record<string, { answer: string; by: readonly Role[] }>> = {
  "generated texts": { answer: "(select jsonb_agg(contenido) from read_ai_content(:it))", by: EDITED_BEFORE },
  "the text to begin with": { answer: "(select words from read_starter_text(:it))", by: EDITED_BEFORE },
  "the draft of a cover": { answer: "read_ai_picture(:it, 'portada') ->> 'path'", by: [...ADMIN, ...EDITED_BEFORE] },
  "the wish for a cover": { answer: "read_ai_picture(:it, 'portada') -> 'wish'", by: [...ADMIN, ...EDITED_BEFORE] },
  "the job of a cover": { answer: "read_ai_picture(:it, 'portada') ->> 'turn'", by: [...ADMIN, ...EDITED_BEFORE] },
};

class RolledBack extends Error {}
type Values = Readonly<Record<string, readonly string[]>>;

const tables = [...new Set(PRIVATE_COLUMNS.map(({ table }) => table))];

/** All that is not empty of what a role reads, by column and by answer. */
async function readBy([person, becomes]: readonly [string, string], isServer = false): Promise<Values> {
  const read: Record<string, string[]> = {};
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(becomes);
      for (const [name, { answer }] of Object.entries(ANSWERS)) {
        const [row] = await transaction.unsafe(
          `select (${answer.replace(":it", `'${person}', '${premium}'`)})::text as value`,
        );
        read[name] = row?.value ? [row.value] : [];
      }
      if (!isServer) {
        await transaction`select set_config('request.jwt.claims', ${claimsOf(person)}, true)`;
        await transaction.unsafe("set local role authenticated");
      }
      for (const table of tables) {
        const columns = PRIVATE_COLUMNS.filter((each) => each.table === table);
        const list = columns.map(({ column }) => `${column}::text`).join(", ");
        const rows = await transaction.unsafe(`select ${list} from ${table} where ${ROWS[table]?.where ?? "true"}`);
        for (const { column, name } of columns) {
          read[name] = rows.map((row) => row[column]).filter((value) => value !== null);
        }
      }
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return read;
}

let written: Values = {};
const readers: Record<string, Role[]> = {};

beforeAll(async () => {
  await sql`update auth.users set email_confirmed_at = now()`;
  await sql`
    update negocios set telefono = '55 1234 0000', telefono_al_tocar = true, direccion = 'Calle 1', direccion_aproximada = true where id = ${premium}`;
  await sql`
    update negocio_privado set email = 'premiumowner@example.com', paquete_marketing = 'Un paquete', motivo_rechazo = 'Una razón', revisado_at = now()
    where negocio_id = ${premium}`;
  await sql`insert into negocio_propietarios (user_id, negocio_id) values (${OWNER}, ${premium})`;
  await sql`
    insert into negocio_ayudantes (negocio_id, email, user_id) values (${premium}, 'ayuda@example.com', ${PEOPLE.linkedOwner})`;
  await sql`
    insert into periodos (negocio_id, plan, inicia_at, termina_at, cortesia) values (${premium}, 'premium', now(), now() + interval '1 month', 'Prueba')`;
  await sql`
    insert into revisiones (negocio_id, cambios, estado, motivo, decidida_at)
    values (${premium}, '{"whatsapp": "5512349999"}', 'rechazada', 'Una razón', now())`;
  await sql`insert into profiles (user_id, email) values (${OWNER}, 'premiumowner@example.com')`;
  await sql`
    insert into ordenes (id, user_id, email, negocio_id, plan, monto_centavos, referencia, estado, asignada_at, expira_at)
    values (${ORDER}, ${OWNER}, 'premiumowner@example.com', ${premium}, 'premium', 50000, 'otra', 'pagada', now(), now())`;
  await sql`
    insert into pagos (id, orden_id, estado, metodo, monto_centavos, aprobado_at, proveedor_at) values ('900', ${ORDER}, 'approved', 'visa', 50000, now(), now())`;
  await sql`
    insert into facturas (pago_id, user_id, rfc, razon_social, regimen, codigo_postal, uso, estado, motivo, decidida_at)
    values ('900', ${OWNER}, 'GODE561231GR8', 'Ana Gómez', '612', '09000', 'G03', 'rechazada', 'Una razón', now())`;
  await sql`
    insert into reclamos (negocio_id, user_id, estado, decidido_at) values (${premium}, ${OWNER}, 'rechazado', now())`;
  await sql`insert into private.textos_iniciales (negocio_id, estado, proximo_intento_at, created_at) values (${premium}, 'hecho', now(), now())`;
  await sql`
    insert into negocio_ia (negocio_id, tipo, contenido, es_borrador, version) values (${premium}, 'inicial', '{"texto": "Un texto"}', false, '1')`;
  await sql`
    insert into ia_imagenes (negocio_id, tipo, estado, vence_at, es_borrador, deseo, ruta)
    values (${premium}, 'portada', 'lista', now(), false, '{"style": "moderno"}', 'borradores/a.webp')`;
  written = await readBy(ROLES["the owner"], true);
  for (const role of Object.keys(ROLES) as Role[]) {
    const read = await readBy(ROLES[role]);
    for (const [name, values] of Object.entries(read)) {
      if (values.some((value) => written[name]?.includes(value))) readers[name] = [...(readers[name] ?? []), role];
    }
  }
});

const readersOf = (name: string) => (readers[name] ?? []).toSorted();

describe("what is private about a business", () => {
  it.each(PRIVATE_COLUMNS)("$name is read by whom it concerns", ({ table, name }) => {
    expect(written[name], "a value to read").not.toEqual([]);
    expect(readersOf(name)).toEqual((FEWER[name] ?? ROWS[table]?.by ?? []).toSorted());
  });

  it.each(Object.entries(ANSWERS))("%s: told to those who edited it then, and to nobody after them", (name, { by }) => {
    expect(written[name], "something to tell").not.toEqual([]);
    expect(readersOf(name)).toEqual([...by].toSorted());
  });
});
