import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PLANS } from "@/lib/plans/plans";
import { BUSINESSES, openWorld, PEOPLE, type Person, runAs } from "./people";

const sql = await openWorld();
await sql`update auth.users set email_confirmed_at = now()`;
const { free, pro, premium } = BUSINESSES;
const { premiumOwner, linkedOwner, proOwner, admin } = PEOPLE;

const OLD = `promociones/${premium}/old.webp`;
const NEW = `promociones/${premium}/new.webp`;
await sql`insert into storage.objects (bucket_id, name) values
  ('promociones', ${OLD}), ('promociones', ${NEW}), ('promociones', ${`promociones/${free}/x.webp`})`;

const FIELDS = { titulo: "2x1", descripcion: "Martes", fecha_inicio: "2026-11-01", fecha_fin: "2026-11-30" };
type Outcome = { outcome: string; forgotten?: string | null };
type Row = { id: string; titulo: string; imagen_url: string | null; version: string };

const save = async (
  id: string,
  fields: object = FIELDS,
  { who = premiumOwner as string, of = premium as string, seen = null as string | null } = {},
) => {
  const [row] = await sql<{ outcome: Outcome }[]>`
    select save_promotion(${who}, ${of}, ${id}, ${JSON.stringify(fields)}::text::jsonb, ${seen}::text::timestamptz) as outcome`;
  return row?.outcome;
};
const remove = async (id: string, who: string = premiumOwner, of: string = premium) =>
  (await sql`select delete_promotion(${who}, ${of}, ${id}) as outcome`)[0]?.outcome;
const rows = (of: string = premium) =>
  sql<
    Row[]
  >`select id, titulo, imagen_url, updated_at::text as version from promociones where negocio_id = ${of} order by id`;
const find = async (id: string) => (await rows()).find((row) => row.id === id);

beforeEach(async () => {
  await sql`delete from promociones where negocio_id = ${premium}`;
  await sql`update negocios set plan_type = 'premium', escritor = 'pagos' where id = ${premium}`;
});

describe("a promotion", () => {
  it("that is sent twice is one row", async () => {
    const id = randomUUID();
    expect([await save(id), await save(id)]).toEqual([{ outcome: "saved" }, { outcome: "saved" }]);
    expect(await rows()).toHaveLength(1);
  });

  it("is edited by whoever has read it as it is, in part too", async () => {
    const id = randomUUID();
    await save(id, { ...FIELDS, imagen_url: OLD });
    const seen = (await find(id))?.version ?? null;
    expect(await save(id, { titulo: "3x2" }, { seen })).toEqual({ outcome: "saved", forgotten: null });
    expect(await save(id, { titulo: "3x2" }, { seen })).toEqual({ outcome: "saved" });
    expect(await save(id, { titulo: "4x3" }, { seen })).toEqual({ outcome: "stale" });
    expect(await find(id)).toMatchObject({ titulo: "3x2", imagen_url: OLD });
    await remove(id);
    expect(await save(id, FIELDS, { seen })).toEqual({ outcome: "unknown" });
    expect(await rows()).toEqual([]);
  });

  it("gives its picture back when no other promotion names it", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save(first, { ...FIELDS, imagen_url: OLD });
    await save(second, { ...FIELDS, imagen_url: OLD });
    expect(await save(first, { imagen_url: NEW })).toEqual({ outcome: "saved", forgotten: null });
    expect(await remove(second)).toEqual({ deleted: true, forgotten: OLD });
    await sql`update negocios set promocion_imagen = ${NEW} where id = ${premium}`;
    expect(await save(first, { imagen_url: null })).toEqual({ outcome: "saved", forgotten: null });
    await sql`update negocios set promocion_imagen = null where id = ${premium}`;
    expect(await remove(second)).toEqual({ deleted: false, forgotten: null });
  });

  it.each<[string, object, RegExp]>([
    ["without a title", { ...FIELDS, titulo: null }, /titulo/],
    ["with a blank title", { ...FIELDS, titulo: "\u200b" }, /promociones_titulo_check/],
    ["that ends before it begins", { ...FIELDS, fecha_fin: "2026-10-01" }, /validity_ends/],
    ["with a picture of another business", { ...FIELDS, imagen_url: `promociones/${free}/x.webp` }, /imagen_ajena/],
    ["with a picture that is gone", { ...FIELDS, imagen_url: `promociones/${premium}/z.webp` }, /imagen_ajena/],
  ])("%s is not stored", async (_, fields, reason) => {
    await expect(save(randomUUID(), fields)).rejects.toThrow(reason);
  });

  it("is one of thirty at most, past ones included", async () => {
    for (let count = 0; count < PLANS.premium.limits.promotions; count += 1)
      await save(randomUUID(), { ...FIELDS, fecha_inicio: "2020-01-01", fecha_fin: "2020-01-02" });
    await expect(save(randomUUID())).rejects.toThrow("demasiadas_promociones");
    expect(await rows()).toHaveLength(PLANS.premium.limits.promotions);
  });
});

describe("who saves and deletes", () => {
  const id = randomUUID();
  it.each<[string, string, string, RegExp | null]>([
    ["the owner", premiumOwner, premium, null],
    ["the owner of another business", proOwner, premium, /negocio_ajeno/],
    ["a further owner of another business", linkedOwner, premium, /negocio_ajeno/],
    ["the administrator, as if an owner", admin, premium, /negocio_ajeno/],
    ["a further owner of a business below Premium", linkedOwner, pro, /plan_insuficiente/],
    ["the owner of a business below Premium", proOwner, pro, /plan_insuficiente/],
    ["the owner, in a business that is not there", premiumOwner, randomUUID(), /negocio_ajeno/],
  ])("%s", async (_, who, of, reason) => {
    if (reason) await expect(save(id, FIELDS, { who, of })).rejects.toThrow(reason);
    else expect(await save(id, FIELDS, { who, of })).toEqual({ outcome: "saved" });
  });

  it("is asked of the promotion, too: an id of another business's is refused, and left alone", async () => {
    const [other] = await rows(pro);
    await expect(save(other?.id ?? "")).rejects.toThrow("promocion_ajena");
    expect(await remove(other?.id ?? "")).toEqual({ deleted: false, forgotten: null });
    expect(await rows(pro)).toEqual([other]);
  });

  it("is whoever helps its owner, once they have accepted", async () => {
    const help = (person: string | null) => sql`
      insert into negocio_ayudantes (negocio_id, email, user_id) values (${premium}, 'ayuda@example.com', ${person})
      on conflict (negocio_id, email) do update set user_id = excluded.user_id`;
    await help(null);
    await expect(save(id, FIELDS, { who: linkedOwner })).rejects.toThrow("negocio_ajeno");
    await help(linkedOwner);
    expect(await save(id, FIELDS, { who: linkedOwner })).toEqual({ outcome: "saved" });
    expect(await remove(id, linkedOwner)).toEqual({ deleted: true, forgotten: null });
    await sql`delete from negocio_ayudantes where negocio_id = ${premium}`;
  });

  it("is another owner of the business, once they have said that it is theirs", async () => {
    const link = (accepted: Date | null) => sql`
      insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values (${linkedOwner}, ${premium}, ${accepted})
      on conflict (user_id, negocio_id) do update set aceptado_at = excluded.aceptado_at`;
    await link(null);
    await expect(save(id, FIELDS, { who: linkedOwner })).rejects.toThrow("sin_aceptar");
    expect(await sql`select * from list_own_promotions(${linkedOwner}, ${premium})`).toEqual([]);
    await link(new Date());
    expect(await save(id, FIELDS, { who: linkedOwner })).toEqual({ outcome: "saved" });
    expect(await sql`select * from list_own_promotions(${linkedOwner}, ${premium})`).toHaveLength(1);
    await sql`delete from negocio_propietarios where negocio_id = ${premium}`;
  });
});

describe("a plan that lapses and comes back", () => {
  const seenBy = async (who: Person) =>
    (await runAs(sql, who, `select id from promociones where negocio_id = '${premium}'`)).length;
  const change = (plan: string) =>
    sql`update negocios set plan_type = ${plan}, escritor = 'pagos' where id = ${premium}`;

  it("hides promotions from everybody else, lets their owner delete, and shows the rest again", async () => {
    const [kept, dropped] = [randomUUID(), randomUUID()];
    await save(kept);
    await save(dropped);
    const all = async () => [
      await seenBy("visitor"),
      await seenBy("stranger"),
      await seenBy("premiumOwner"),
      (await sql`select * from list_own_promotions(${premiumOwner}, ${premium})`).length,
      (await sql`select * from list_own_promotions(${PEOPLE.stranger}, ${premium})`).length,
    ];
    expect(await all()).toEqual([2, 2, 2, 2, 0]);
    for (const plan of ["pro", "free"]) {
      await change(plan);
      expect(await all()).toEqual([0, 0, 2, 2, 0]);
      await expect(save(kept, { titulo: "Otra" })).rejects.toThrow("plan_insuficiente");
      await expect(save(randomUUID())).rejects.toThrow("plan_insuficiente");
    }
    expect(await remove(dropped)).toEqual({ deleted: true, forgotten: null });
    await change("premium");
    expect(await all()).toEqual([1, 1, 1, 1, 0]);
    expect(await find(kept)).toMatchObject({ titulo: "2x1" });
  });
});

describe("an administrator", () => {
  it("sees all of a business, and takes one down, which the trail keeps", async () => {
    const id = randomUUID();
    await save(id, { ...FIELDS, imagen_url: OLD });
    expect(await sql`select titulo from list_administered_promotions(${admin}, ${premium})`).toEqual([
      { titulo: "2x1" },
    ]);
    const takeDown = async (of: string) =>
      (await sql`select remove_promotion(${admin}, ${of}, ${id}) as outcome`)[0]?.outcome;
    expect(await takeDown(free)).toEqual({ deleted: false, forgotten: null });
    expect(await takeDown(premium)).toEqual({ deleted: true, forgotten: OLD });
    expect(await takeDown(premium)).toEqual({ deleted: false, forgotten: null });
    expect(
      await sql`select persona, negocio_id, entidad, antes from auditoria where accion = 'promocion_eliminada'`,
    ).toEqual([{ persona: admin, negocio_id: premium, entidad: `promocion ${id}`, antes: FIELDS }]);
  });
});
