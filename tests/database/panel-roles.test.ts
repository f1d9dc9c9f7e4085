import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { makeTermsCommon } from "../support/common-terms";
import { BUSINESSES, claimsOf, openWorld, PEOPLE } from "./people";

/**
 * Rights in the owner panel: each way of it, and of the data API beside it, tried by one person in each role towards a
 * business.
 */
const sql = await openWorld();
const { premium } = BUSINESSES;
const PERSON = PEOPLE.stranger;
const ADDRESS = "stranger@example.com";

const HELPS = `insert into negocio_ayudantes (negocio_id, email, user_id) values ('${premium}', '${ADDRESS}', '${PERSON}')`;
const OWNS = `update negocios set user_id = '${PERSON}' where id = '${premium}'`;
const LINKS = `insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values ('${PERSON}', '${premium}', `;

/** Statements that make the person one. */
const ROLES = {
  "a stranger": "select",
  "a claimant": `insert into reclamos (negocio_id, user_id) values ('${premium}', '${PERSON}')`,
  "an administrator": `insert into private.admins (user_id) values ('${PERSON}')`,
  "somebody invited": `insert into negocio_ayudantes (negocio_id, email) values ('${premium}', '${ADDRESS}')`,
  "a removed helper": `${HELPS}; select remove_helper('${PEOPLE.premiumOwner}', '${premium}', '${ADDRESS}')`,
  "a helper of the owner before": `${HELPS}; update negocios set user_id = '${PEOPLE.proOwner}' where id = '${premium}'`,
  "an owner before": `${OWNS}; ${LINKS}now()); select private.move_owner('${premium}', 'proowner@example.com')`,
  "an owner who has not accepted": `${OWNS}; ${LINKS}null)`,
  "an owner of what is deleted": `${OWNS}; update negocios set is_deleted = true, deleted_at = now() where id = '${premium}'`,
  "a helper": HELPS,
  "a further owner": `${LINKS}now())`,
  "the owner": OWNS,
} as const;
type Role = keyof typeof ROLES;

/** Rows that go with an owner, and are there again of the present one. */
const OF_THE_OWNER = `
  insert into negocio_ayudantes (negocio_id, email) values ('${premium}', 'ayuda@example.com');
  insert into revisiones (negocio_id, cambios) values ('${premium}', '{"descripcion": "Nueva"}')`;

const OWNERS: readonly Role[] = ["a further owner", "the owner"];
const EDITORS: readonly Role[] = ["a helper", ...OWNERS];
const OWNERS_TO_BE: readonly Role[] = ["an owner who has not accepted", ...OWNERS];
const and = (...roles: Role[]) => roles;

const PROMOTION = "20000000-0000-4000-8000-000000000001";
const on = `'${PERSON}', '${premium}'`;

/** Statements that answer with whether they did, or were told, something. */
const WAYS: Readonly<Record<string, readonly [string, readonly Role[]]>> = {
  edit_business: [`select edit_business(${on}, '{"descripcion": "Otra"}') is not null`, EDITORS],
  "edit_business of a switch": [`select edit_business(${on}, '{"solo_whatsapp": true}') is not null`, OWNERS],
  read_own_business: [`select read_own_business(${on}) is not null`, EDITORS],
  add_picture: [`select add_picture(${on}, 'promociones/${premium}/a.webp') is not null`, EDITORS],
  describe_pictures: [`select describe_pictures(${on}, '{}') is not null`, EDITORS],
  confirm_hours: [`select confirm_hours(${on})`, EDITORS],
  read_own_statistics: [`select read_own_statistics(${on}, '2026-01-01') is not null`, EDITORS],
  list_own_searches: [`select exists (select from list_own_searches(${on}, '2026-01-01'))`, EDITORS],
  list_own_promotions: [`select exists (select from list_own_promotions(${on}))`, EDITORS],
  save_promotion: [
    `select save_promotion(${on}, gen_random_uuid(), '{"titulo": "Otra", "fecha_inicio": "2026-01-01", "fecha_fin": "2026-01-02"}') is not null`,
    EDITORS,
  ],
  "save_promotion over one": [
    `select save_promotion(${on}, '${PROMOTION}', '{"titulo": "Otra"}') is not null`,
    EDITORS,
  ],
  delete_promotion: [`select (delete_promotion(${on}, '${PROMOTION}') ->> 'deleted')::boolean`, EDITORS],
  invite_helper: [`select invite_helper(${on}, 'otra@example.com') = 'invited'`, OWNERS],
  list_helpers: [`select exists (select from list_helpers(${on}))`, OWNERS],
  remove_helper: [`select remove_helper(${on}, 'ayuda@example.com')`, OWNERS],
  "remove_helper of oneself": [`select remove_helper(${on})`, ["a helper"]],
  answer_invitation: [`select answer_invitation(${on}, true)`, ["somebody invited"]],
  delete_own_business: [`select delete_own_business(${on})`, OWNERS],
  resubmit_business: [`select resubmit_business(${on}) = 'sent'`, EDITORS],
  disown_business: [`select disown_business(${on})`, []],
  accept_business: [`select accept_business(${on}) = 'accepted'`, OWNERS_TO_BE],
  "what is paid for": [
    `select exists (select from list_own_businesses('${PERSON}') where id = '${premium}' and pagado_hasta is not null)`,
    OWNERS_TO_BE,
  ],
  "what is paid for, as a helper": [
    `select exists (select from list_own_businesses('${PERSON}', as_helper => true) where id = '${premium}' and pagado_hasta is not null)`,
    [],
  ],
  create_order: [
    `select exists (select from create_order(wanted_plan => 'premium', buyer => '${PERSON}', business => '${premium}'))`,
    OWNERS_TO_BE,
  ],
};

/** Ways by the data API, with the key of the person. */
const API_WAYS: typeof WAYS = {
  edit_own_business: [`select edit_own_business('${premium}', '{"descripcion": "Otra"}') is not null`, EDITORS],
  "edit_own_business of a switch": [
    `select edit_own_business('${premium}', '{"solo_whatsapp": true}') is not null`,
    OWNERS,
  ],
  "a row that nobody sees": [
    `with unpublished as (select id from negocios where id = '${premium}') select exists (select from unpublished)`,
    and("an administrator", ...EDITORS),
  ],
  "what is private": [
    `select exists (select from negocio_privado where negocio_id = '${premium}')`,
    and("an administrator", ...OWNERS),
  ],
  revisions: [`select exists (select from revisiones where negocio_id = '${premium}')`, EDITORS],
  helpers: [
    `select exists (select from negocio_ayudantes where negocio_id = '${premium}' and email = 'ayuda@example.com')`,
    OWNERS,
  ],
  months: [`select exists (select from periodos where negocio_id = '${premium}')`, and("an administrator", ...OWNERS)],
  "promotions that nobody sees": [
    `select exists (select from promociones where negocio_id = '${premium}')`,
    and("an administrator", ...EDITORS),
  ],
  "a new promotion": [
    `with made as (
       insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values ('${premium}', 'Otra', '2026-01-01', '2026-01-02') returning id)
     select exists (select from made)`,
    EDITORS,
  ],
  "a changed promotion": [
    `with changed as (update promociones set titulo = 'Otra' where id = '${PROMOTION}' returning id) select exists (select from changed)`,
    EDITORS,
  ],
  "a deleted promotion": [
    `with gone as (delete from promociones where id = '${PROMOTION}' returning id) select exists (select from gone)`,
    EDITORS,
  ],
};

class RolledBack extends Error {}

/** True if the role could. */
async function could(role: Role, statement: string, isApi: boolean): Promise<boolean> {
  let answer = false;
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`${ROLES[role]}; ${OF_THE_OWNER}`);
      if (isApi) {
        await transaction`select set_config('request.jwt.claims', ${claimsOf(PERSON)}, true)`;
        await transaction.unsafe("set local role authenticated");
      }
      const [row] = await transaction.unsafe(statement);
      answer = Object.values(row ?? {})[0] === true;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === "42501") return false;
    if (!(error instanceof RolledBack)) throw error;
  }
  return answer;
}

beforeAll(async () => {
  await sql`update auth.users set email_confirmed_at = now()`;
  // Rejected: nothing of it is public, and it can be sent again.
  await sql`update negocios set is_approved = false, hours = 'De 9 a 18', whatsapp = '5512340000' where id = ${premium}`;
  await sql`update promociones set id = ${PROMOTION} where negocio_id = ${premium}`;
  await sql`insert into periodos (negocio_id, plan, inicia_at, termina_at, cortesia)
    values (${premium}, 'premium', now(), now() + interval '1 month', true)`;
  await sql`insert into busquedas (dia, termino, veces) values ('2026-11-01', 'premium', 9)`;
  await makeTermsCommon(sql);
});

describe.each([
  ["the panel", WAYS, false],
  ["the data API", API_WAYS, true],
] as const)("by %s", (_, ways, isApi) => {
  it.each(Object.entries(ways))("%s", async (_way, [statement, expected]) => {
    const able: Role[] = [];
    for (const role of Object.keys(ROLES) as Role[]) if (await could(role, statement, isApi)) able.push(role);
    expect(able.sort()).toEqual([...expected].sort());
  });
});

describe("what waits for the review", () => {
  const PROPOSAL = { whatsapp: "5512349999" };
  const waiting = () => sql`select estado from revisiones where cambios ->> 'whatsapp' = ${PROPOSAL.whatsapp}`;
  const propose = (by: string, state = "abierta") => sql`
    insert into revisiones (negocio_id, autores, cambios, estado, decidida_at)
    values (${BUSINESSES.pro}, ${sql.json({ whatsapp: by })}, ${sql.json(PROPOSAL)}, ${state}, ${state === "abierta" ? null : new Date()})`;

  it.each(["abierta", "rechazada"])("is not read by whoever comes after its owner (%s)", async (state) => {
    // By a helper: it is not of the owner's account.
    await propose(PERSON, state);
    await sql`update negocios set user_id = ${PEOPLE.linkedOwner} where id = ${BUSINESSES.pro}`;
    expect(await waiting(), "an owner who stays").toHaveLength(1);
    await sql`update negocios set user_id = ${PEOPLE.freeOwner} where id = ${BUSINESSES.pro}`;
    expect(await waiting()).toHaveLength(0);
  });

  it("stays when a helper's account goes, for it is the owner's, too", async () => {
    const [helper] = await sql<{ id: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'ayudo@example.com') returning id`;
    await propose(helper?.id ?? "");
    await sql`insert into negocio_ayudantes (negocio_id, email, user_id) values (${BUSINESSES.pro}, 'ayudo@example.com', ${helper?.id ?? ""})`;
    await sql`select release_account(${helper?.id ?? ""})`;
    await sql`delete from auth.users where id = ${helper?.id ?? ""}`;
    expect(await waiting()).toHaveLength(1);
  });
});

it("an invitation goes with the account of its address", async () => {
  await sql`select release_account(${PERSON})`;
  await sql`insert into negocio_ayudantes (negocio_id, email) values (${premium}, ${ADDRESS})`;
  await sql`select release_account(${PERSON})`;
  expect(await sql`select from negocio_ayudantes where email = ${ADDRESS}`).toHaveLength(0);
});
