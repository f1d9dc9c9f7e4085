import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, type Filters, openDirectory } from "./directory";

/** Start of the eighth of all that is read first (index `negocios_search_some`). */
const INSIDE = "f";
const OUTSIDE = "1";

const FOOD = { categoria: "Alimentos y Bebidas", colonia: "Xalpa" };
const BUSINESSES = [
  { nombre: "Tacos El Tío", ...FOOD },
  { nombre: "Tacos La Tía", ...FOOD, plan_type: "pro" },
  { nombre: "Tacos de Canasta Lupita", ...FOOD, plan_type: "premium", telefono: "5512345678" },
  { nombre: "Los Tacos de Juan", ...FOOD, colonia: "San Lucas", formas_de_pago: ["tarjeta"] },
  { nombre: "Antojitos Meche", ...FOOD, descripcion: "Tacos y quesadillas" },
  { nombre: "Taquería Doña Meche", ...FOOD },
  { nombre: "Ferretería López", categoria: "Servicios del Hogar", colonia: "San Lucas", telefono: "5587654321" },
  { nombre: "Ferretería Juan", categoria: "Servicios del Hogar" },
  { nombre: "Gran Ferretería", categoria: "Servicios del Hogar", plan_type: "pro" },
].map((row, index) => ({ ...row, slug: `negocio-${index}`, index }));

const QUESTIONS: readonly (readonly [string, Filters])[] = [
  ["tacos", {}],
  ["tacos", { plan: "free" }],
  ["tacos", { neighborhood: "xalpa" }],
  ["tacos", { category: "alimentos-y-bebidas", phone: true }],
  ["tacos", { payment: "tarjeta" }],
  ["tacos de juan", {}],
  ["tacos el tio", {}],
  ["tcaos", {}],
  ["ferreteria lopez", {}],
  ["ferretería lópez", { plan: "free" }],
  ["taqueria", {}],
];
const TYPED = ["tac", "tacos", "tacos l", "ferr", "meche", "juan", "lopez"];

/** The answers when each business has an id in or outside of the eighth. */
async function answersOf(directory: Directory, isInside: (index: number) => boolean) {
  await directory.sql`delete from public.negocios`;
  for (const { index, ...business } of BUSINESSES) {
    const id = `${isInside(index) ? INSIDE : OUTSIDE}0000000-0000-4000-8000-00000000000${index}`;
    await directory.insert({ ...business, id });
  }
  await directory.sql`select public.refresh_vocabulary()`;
  const found = [];
  for (const [term, filters] of QUESTIONS) {
    const { total, slugs, corrected, facets } = await directory.search(term, filters);
    found.push([term, filters, { total, slugs: [...slugs].sort(), corrected, facets }]);
  }
  const suggested = [];
  for (const typed of TYPED) suggested.push([typed, await directory.suggest(typed)]);
  return { found, suggested };
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

describe("an eighth of all is read first", () => {
  let inside: Answers;
  let outside: Answers;
  let mixed: Answers;
  let directory: Directory;

  beforeAll(async () => {
    directory = await openDirectory([]);
    inside = await answersOf(directory, () => true);
    outside = await answersOf(directory, () => false);
    mixed = await answersOf(directory, (index) => index % 2 === 0);
    return directory.close;
  });

  it("and a search finds what it would find by reading all", () => {
    expect(outside.found).toEqual(inside.found);
    expect(mixed.found).toEqual(inside.found);
    for (const [, , answer] of inside.found) expect(answer).not.toMatchObject({ total: 0 });
  });

  it("and a suggestion is what it would be", () => {
    expect(outside.suggested).toEqual(inside.suggested);
    expect(mixed.suggested).toEqual(inside.suggested);
    for (const [, entries] of inside.suggested) expect(entries).not.toEqual([]);
  });

  it.each([INSIDE, OUTSIDE])(
    "and who pays is suggested before a hundred others, with an id that begins with %s",
    async (first) => {
      await directory.sql`delete from public.negocios`;
      await directory.sql`
      insert into public.negocios (id, slug, nombre, categoria, is_approved)
      select overlay(gen_random_uuid()::text placing ${INSIDE} from 1)::uuid, 'zapateria-' || n, 'Zapatería ' || n, 'Otros Negocios', true from generate_series(1, 300) n`;
      const id = `${first}0000000-0000-4000-8000-000000000000`;
      await directory.insert({ id, slug: "pagada", nombre: "Zapatería de Pago", plan_type: "pro" });
      const businesses = (await directory.suggest("zapater")).filter(({ tipo }) => tipo === "negocio");
      expect(businesses[0]?.slug).toBe("pagada");
    },
  );
});
