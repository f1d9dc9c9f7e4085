import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addBusiness, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;
let owner: Awaited<ReturnType<Target["signedIn"]>>;
let stranger: Awaited<ReturnType<Target["signedIn"]>>;
/** Approved and free. */
let business: { id: string; nombre: string };

beforeAll(async () => {
  target = await openTarget();
  [owner, stranger] = [await target.signedIn(), await target.signedIn()];
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", target.url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", target.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", target.secretKey);
});
beforeEach(async () => {
  business = await addBusiness(target, { user_id: owner.id });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await target.close();
});

const clientOf = { visitor: () => target.visitor(), owner: () => owner.client, stranger: () => stranger.client };
type Who = keyof typeof clientOf;

it.each<[Who, number]>([
  ["visitor", 401],
  ["owner", 403],
  ["stranger", 403],
])("a PATCH by the %s is answered with %i, whatever the column", async (who, status) => {
  const changes = { nombre: "Otro", direccion: "Calle 1", plan_type: "premium", is_approved: true, user_id: null };
  for (const [column, value] of Object.entries(changes)) {
    const answer = await clientOf[who]()
      .from("negocios")
      .update({ [column]: value })
      .eq("id", business.id);
    expect([answer.status, answer.error?.code], column).toEqual([status, "42501"]);
  }
  const upsert = await clientOf[who]().from("negocios").upsert({ id: business.id, slug: "contract-x", nombre: "Otro" });
  expect(upsert.status).toBe(status);
});

it.each<[Who, number]>([
  ["visitor", 401],
  ["stranger", 403],
])("an edit by the %s is answered with %i", async (who, status) => {
  const changes = { direccion: "Calle 1" };
  const answer = await clientOf[who]().rpc("edit_own_business", { business: business.id, changes });
  expect([answer.status, answer.error?.code]).toEqual([status, "42501"]);
  const named = { person: owner.id, business: business.id, changes };
  expect((await clientOf[who]().rpc("edit_business", named)).status).toBe(status);
});

it("an owner's edit says what is stored and what waits, which nobody else reads", async () => {
  const changes = { direccion: "Calle 1", nombre: "Otro" };
  const { data } = await owner.client.rpc("edit_own_business", { business: business.id, changes });
  expect(data).toEqual({ stored: { direccion: "Calle 1" }, waiting: { nombre: "Otro" } });
  const { data: row } = await target
    .visitor()
    .from("negocios")
    .select("nombre, direccion")
    .eq("id", business.id)
    .single();
  expect(row).toEqual({ nombre: business.nombre, direccion: "Calle 1" });

  const waiting = (who: Who) => clientOf[who]().from("revisiones").select("cambios").eq("negocio_id", business.id);
  expect((await waiting("owner")).data).toEqual([{ cambios: { nombre: "Otro" } }]);
  expect((await waiting("stranger")).data).toEqual([]);
  expect((await waiting("visitor")).status).toBe(401);
  const written = { negocio_id: business.id, autores: { nombre: owner.id }, cambios: { nombre: "Otro" } };
  expect((await owner.client.from("revisiones").insert(written)).status).toBe(403);
  expect((await owner.client.from("revisiones").delete().eq("negocio_id", business.id)).status).toBe(403);
});

it.each([
  ["a column of the server", { plan_type: "premium" }, 403],
  ["what is above the plan", { menu: "Tacos $10" }, 403],
  ["a broken rule", { telefono: "llámame" }, 400],
  ["a value of another type", { nombre: 5 }, 400],
  ["no object", ["nombre"], 400],
])("an owner's edit of %s is refused", async (_, changes, status) => {
  const answer = await owner.client.rpc("edit_own_business", { business: business.id, changes });
  expect(answer.status).toBe(status);
});

it("editBusiness says the same in words of the application", async () => {
  const { editBusiness } = await import("@/lib/businesses/server/edit-business");
  const edit = (changes: Parameters<typeof editBusiness>[2], id = business.id) => editBusiness(owner.id, id, changes);
  const edited = { stored: { direccion: null }, waiting: { nombre: "Otro" } };
  expect(await edit({ nombre: "Otro", direccion: null })).toEqual({ ok: true, value: edited });
  const refused = (code: string, column = "") => ({ ok: false, code, column });
  expect(await edit({}, "no-es-un-id")).toEqual(refused("notYours"));
  expect(await edit({}, stranger.id)).toEqual(refused("notYours"));
  expect(await edit({ menu: "Tacos $10" })).toEqual(refused("abovePlan", "menu"));
  expect(await edit({ descripcion: "x".repeat(101) })).toEqual(refused("longDescription"));
  expect(await edit({ logo_url: "ajena.webp" })).toEqual(refused("unknownPicture", "logo_url"));
  expect(await edit({ telefono: "llámame" })).toEqual(refused("refused", "telefono"));
  expect(await edit({ nombre: 5 })).toEqual(refused("refused", "nombre"));
  const stale = { ok: false, code: "stale", columns: ["nombre"] };
  expect(await editBusiness(owner.id, business.id, { nombre: "Otro más", direccion: "A" }, { nombre: "" })).toEqual(
    stale,
  );
  await expect(edit({ plan_type: "premium" })).rejects.toThrow("42501");
});

it("the thirty-first edit of a minute is refused, and no other account's", async () => {
  const other = await target.signedIn();
  const edit = (person: Target["server"], name: string) =>
    person.rpc("edit_own_business", { business: business.id, changes: { direccion: name } });
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await edit(owner.client, `Calle ${n}`)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.at(-1)).toBe(429);
  const own = await addBusiness(target, { user_id: other.id });
  expect(
    (await other.client.rpc("edit_own_business", { business: own.id, changes: { direccion: "Calle 1" } })).status,
  ).toBe(200);
});
