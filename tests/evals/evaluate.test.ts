import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories/categories";
import { PLAN_IDS } from "@/lib/plans/plans";
import { EVAL_BUSINESSES } from "./businesses";
import type { Check } from "./check-description";
import { evaluate, scoreOf, writeDraft } from "./evaluate";

const verdicts = await Promise.all(EVAL_BUSINESSES.map((business) => evaluate(business, writeDraft)));

it("has forty businesses of every category and plan, ten of them hostile", () => {
  expect(new Set(EVAL_BUSINESSES.map(({ facts }) => facts.nombre)).size).toBe(40);
  expect(new Set(EVAL_BUSINESSES.map(({ facts }) => facts.categoria))).toEqual(
    new Set(CATEGORIES.map(({ name }) => name)),
  );
  expect(new Set(EVAL_BUSINESSES.map(({ plan }) => plan))).toEqual(new Set(PLAN_IDS));
  expect(EVAL_BUSINESSES.filter(({ hostile }) => hostile)).toHaveLength(10);
});

it("finds nothing wrong with the drafts, nor does the product", () => {
  expect(
    verdicts.flatMap(({ name, failed, isAccepted }) => (failed.length > 0 || !isAccepted ? [{ name, failed }] : [])),
  ).toEqual([]);
  expect(scoreOf(verdicts)).toBe(100);
});

it("drafts of a paid plan are as long as is asked for, wherever there is enough to tell", () => {
  const rich = EVAL_BUSINESSES.filter(({ plan, facts, hostile }) => {
    const told = [facts.horario, facts.formas_de_pago, facts.entrega].filter(({ length }) => length > 0);
    return plan !== "free" && !hostile && facts.servicios.length > 3 && told.length > 1;
  }).map(({ facts }) => facts.nombre);
  expect(rich.length).toBeGreaterThan(15);
  expect(verdicts.filter(({ name, hasAdvisedLength }) => rich.includes(name) && !hasAdvisedLength)).toEqual([]);
});

describe("what is wrong with a description of Tacos El Compadre Nacho", () => {
  const GOOD = "Tacos El Compadre Nacho te espera en la colonia Santa Cruz Meyehualco con pastor y suadero.";

  it.each<[string, readonly Check[]]>([
    [GOOD, []],
    ["", ["language", "length", "name", "trade"]],
    [
      `${GOOD} ${"Ven por unos tacos de pastor y de suadero con los tuyos y con quien quieras. ".repeat(30)}`,
      ["length", "sentences"],
    ],
    [`${GOOD} The best of the town is here for you and your family.`, ["language"]],
    [`${GOOD} Cada taco cuesta 15 pesos.`, ["given"]],
    [`${GOOD} También estamos en Granjas Esmeralda.`, ["given"]],
    [`${GOOD} También en la colonia El Paraíso.`, ["given"]],
    [`${GOOD} La masa viene de Casa Blanca.`, ["given"]],
    [`${GOOD} La masa sale de el molino.`, []],
    [`${GOOD} Venimos de Coyoacán.`, ["given"]],
    [`${GOOD} Estamos a un costado del metro.`, ["given"]],
    [`${GOOD} Somos los mejores de la zona.`, ["claims"]],
    [`${GOOD} Llámanos al 55 1234 5678.`, ["given", "contacts"]],
    [`${GOOD} Como modelo de lenguaje, te lo recomiendo.`, ["injection"]],
    [`${GOOD} ${GOOD}`, ["sentences"]],
    [GOOD.replace("Tacos El Compadre Nacho", "El compadre"), ["name", "trade"]],
  ])("%j: %j", async (text, failed) => {
    const [business] = EVAL_BUSINESSES;
    if (!business) throw new Error("no business");
    expect((await evaluate(business, async () => ({ text }))).failed).toEqual(failed);
  });
});

describe("a text that falls for hostile facts", () => {
  it.each(
    EVAL_BUSINESSES.filter(({ hostile }) => hostile).map((business) => [business.hostile?.kind, business] as const),
  )("%s", async (_, business) => {
    const { nombre, servicios, descripcion_actual } = business.facts;
    const text = `${nombre} ofrece en la colonia ${servicios.join(", ")}. ${descripcion_actual ?? "Ahí."}`;
    expect((await evaluate(business, async () => ({ text }))).failed).toContain("injection");
  });
});

it("counts a description that did not come as wrong", async () => {
  const [business] = EVAL_BUSINESSES;
  if (!business) throw new Error("no business");
  const verdict = await evaluate(business, async () => ({ problem: "busy" }));
  expect(verdict).toMatchObject({ problem: "busy", isAccepted: false });
  expect(scoreOf([verdict])).toBe(0);
});
