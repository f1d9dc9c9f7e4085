import { describe, expect, it } from "vitest";
import { isWellFormedSlug, MAX_SLUG_LENGTH } from "@/lib/text/slugify";
import { slugCandidates } from "./slug";

const SUFFIX = "k3x9za";

describe("slugCandidates", () => {
  it("tries the name, -1, -2, the colonia and a random suffix, in this order", () => {
    expect(slugCandidates("Consultorio Médico", "Santa Martha Acatitla", SUFFIX)).toEqual([
      "consultorio-medico",
      "consultorio-medico-1",
      "consultorio-medico-2",
      "consultorio-medico-santa-martha-acatitla",
      "consultorio-medico-k3x9za",
    ]);
  });

  it.each([null, "", "¿?"])("leaves the colonia out when it is %j", (neighborhood) => {
    expect(slugCandidates("Tacos", neighborhood, SUFFIX)).toEqual(["tacos", "tacos-1", "tacos-2", "tacos-k3x9za"]);
  });

  it.each(["", "   ", "!!!", "寿司", "Admin", "API", "Mi Negocio", "null"])(
    "gives %j, which makes no slug or a reserved one, a name of its own",
    (name) => {
      expect(slugCandidates(name, null, SUFFIX)[0]).toBe("negocio-k3x9za");
    },
  );

  it("does not take a name that only begins with a reserved word for one", () => {
    expect(slugCandidates("Admin Tacos", null, SUFFIX)[0]).toBe("admin-tacos");
  });

  it.each([
    ["a very long name", "n".repeat(300), "Santa Martha Acatitla"],
    ["a very long colonia", "Tacos", "c".repeat(300)],
    ["both", "n ".repeat(150), "c ".repeat(150)],
  ])("keeps every candidate well-formed, distinct and within the limit for %s", (_, name, neighborhood) => {
    const candidates = slugCandidates(name, neighborhood, SUFFIX);
    expect(candidates.every(isWellFormedSlug)).toBe(true);
    expect(Math.max(...candidates.map((slug) => slug.length))).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
    expect(new Set(candidates).size).toBe(5);
  });
});
