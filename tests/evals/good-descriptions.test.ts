import { describe, expect, it } from "vitest";
import { faultsOf, sentenceFaultsOf, toPlainText } from "@/lib/ai/check-text";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { GOOD_DESCRIPTIONS } from "./good-descriptions";

const showcase = showcaseBusinesses.flatMap(({ description }) => description ?? []);

/** With the owner's own words as the facts: what remains is what no fact may excuse. */
const refused = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const faults = [...faultsOf(text, { descripcion_actual: text }), ...sentenceFaultsOf(text)];
    return faults.length > 0 ? [`${faults.join(" ")}: ${text}`] : [];
  });

describe("a text with which nothing is wrong is not refused", () => {
  it.each([
    ["in the table", GOOD_DESCRIPTIONS],
    ["of the showcase's owners", showcase],
  ])("%s", (_, texts) => {
    expect(refused(texts)).toEqual([]);
    expect(texts.map(toPlainText)).toEqual(texts);
  });

  it("two hundred of them", () => {
    expect(new Set([...GOOD_DESCRIPTIONS, ...showcase]).size).toBeGreaterThanOrEqual(200);
  });
});
