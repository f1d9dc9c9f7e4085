import { describe, expect, it } from "vitest";
import { readTrailFilters, trailQuery } from "./trail";

const NOTHING = { person: null, action: null, business: null, since: null, until: null, before: null };
const PERSON = "00000000-0000-4000-8000-000000000001";

describe("readTrailFilters", () => {
  it.each([
    [{}, NOTHING],
    [{ persona: PERSON }, { ...NOTHING, person: PERSON }],
    [{ persona: "ana" }, NOTHING],
    [{ accion: "reclamo_concedido" }, { ...NOTHING, action: "reclamo_concedido" }],
    [{ accion: "constructor" }, NOTHING],
    [{ negocio: "  La Güera " }, { ...NOTHING, business: "La Güera" }],
    [{ negocio: "a\u0000b" }, { ...NOTHING, business: "a\uFFFDb" }],
    [{ negocio: "x".repeat(400) }, { ...NOTHING, business: "x".repeat(150) }],
    [{ negocio: ["a", "b"] }, NOTHING],
    [{ negocio: "https://sitio.example/negocio/la-guera?x=1" }, { ...NOTHING, business: "la-guera" }],
    [
      { desde: "2026-11-01", hasta: "2026-11-30" },
      { ...NOTHING, since: "2026-11-01", until: "2026-11-30" },
    ],
    [{ desde: "2026-02-30", hasta: "ayer" }, NOTHING],
    [{ desde: "0000-01-01" }, NOTHING],
    [{ antes: "17" }, { ...NOTHING, before: 17 }],
    [{ antes: "-1" }, NOTHING],
    [{ antes: "1e400" }, NOTHING],
    [{ antes: "99999999999999999999" }, NOTHING],
  ])("%j", (query, filters) => {
    expect(readTrailFilters(query)).toEqual(filters);
  });

  it("reads what trailQuery writes", () => {
    const filters = { ...NOTHING, person: PERSON, business: "a b", since: "2026-01-01", before: 3 };
    const query = Object.entries(trailQuery(filters)).filter(([, value]) => value !== null);
    expect(readTrailFilters(Object.fromEntries(query.map(([name, value]) => [name, String(value)])))).toEqual(filters);
  });
});
