import { describe, expect, it } from "vitest";
import { filterProblem } from "@/supabase/local/rest/query-problem";

const times = (count: number, condition: string) => Array.from({ length: count }, () => condition).join(",");

describe("filterProblem", () => {
  it.each([
    ["slug", "eq.constructor"],
    ["nombre", 'ilike."*a,(b*"'],
    ["or", "(a.eq.1,and(b.eq.2,or(c.eq.3,d.in.(1,2))))"],
    ["or", `(${times(40, "nombre.ilike.*a*")})`],
    ["id", `in.(${times(200, "8f14e45f-ceea-467f-a0e6-0d7a4f6b2a11")})`],
    ["or", `(id.in.(${times(100, "1")}),slug.in.(${times(100, '"a,b"')}))`],
    ["or", "(nombre.eq.__proto__,nombre.eq.constructor)"],
    ["servicios", "cs.{a,b}"],
  ])("takes %s=%s", (key, value) => {
    expect(filterProblem([[key, value]])).toBeNull();
  });

  it.each([
    ["or", `(${times(620, "nombre.ilike.*a*")})`],
    ["negocios.or", `(${times(41, "a.eq.1")})`],
    ["nombre", `ilike(any).{${times(41, "*a*")}}`],
    ["or", `(nombre.ilike(any).{${times(20, "*a*")}},${times(21, "a.eq.1")})`],
    ["not.and", "(or(and(or(a.eq.1))))"],
    ["or", `${"and(".repeat(4_000)}a.eq.1${")".repeat(4_000)}`],
    ["or", "(a.eq.1,__proto__.eq.2)"],
    ["and", '(not."constructor".eq.2)'],
    ["or", "(toString->a.eq.2)"],
  ])("refuses %s=%s", (key, value) => {
    expect(filterProblem([[key, value]])).not.toBeNull();
  });

  it("counts the conditions of all filters together", () => {
    expect(filterProblem(Array.from({ length: 41 }, (_, n) => [`c${n}`, "eq.1"] as const))).not.toBeNull();
  });
});
