import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/time/add-days";
import { draftsText, parseDrafts, type SectionDraft, touchedTexts } from "./section-draft";

const NOW = Date.UTC(2026, 5, 1);
const draft = (at = NOW): SectionDraft => ({ at, baseVersion: "{}", values: { nombre: ["Tienda"] } });
const NONE = { account: "ana", drafts: {} };

describe("what is kept of a section", () => {
  it("comes back to the account that typed it, and to no other", () => {
    const text = draftsText(NONE, "datos", draft());
    expect(parseDrafts(text, "ana", NOW).drafts).toEqual({ datos: draft() });
    expect(parseDrafts(text, "luis", NOW)).toEqual({ account: "luis", drafts: {} });
  });

  it("goes when it is stored, and with the last one the key", () => {
    const both = parseDrafts(draftsText({ ...NONE, drafts: { redes: draft() } }, "datos", draft()), "ana", NOW);
    const one = parseDrafts(draftsText(both, "datos", null), "ana", NOW);
    expect(one.drafts).toEqual({ redes: draft() });
    expect(draftsText(one, "redes", null)).toBe("");
  });

  it("is of the last week, and the latest ten", () => {
    const old = draftsText(NONE, "datos", draft(NOW - 8 * DAY_MS));
    expect(parseDrafts(old, "ana", NOW).drafts).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`form ${index}`, draft(NOW - index)]));
    const kept = parseDrafts(draftsText({ ...NONE, drafts: many }, "datos", draft(NOW + 1)), "ana", NOW).drafts;
    expect(Object.keys(kept)).toHaveLength(10);
    expect(kept).not.toHaveProperty("form 11");
    expect(kept).toHaveProperty("datos");
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "null",
    '{"account":"ana"}',
    '{"account":"ana","drafts":[1]}',
    '{"account":"ana","drafts":{"datos":{"at":1780272000000,"baseVersion":"","values":{"nombre":[1]}}}}',
    '{"account":"ana","drafts":{"datos":null}}',
  ])("is nothing where it cannot be read: %s", (text) => {
    expect(parseDrafts(text, "ana", NOW)).toEqual(NONE);
  });
});

it("is only of what was touched", () => {
  const before = { nombre: ["A"], pago: ["efectivo", "tarjeta"], same: ["x"] };
  expect(touchedTexts(before, { nombre: ["B"], same: ["x"], nuevo: [""] })).toEqual({
    nombre: ["B"],
    pago: [],
    nuevo: [""],
  });
});
