import { expect, it } from "vitest";
import { withSpanishLetters } from "./spanish-letters";

it.each([
  [/\bCOL\b/g, "COL. COLÓN, COL", "[COL]. COLÓN, [COL]"],
  [/\bON\b/g, "ON CAÑON CAJÓN ÑON", "[ON] CAÑON CAJÓN ÑON"],
  [/\bNI\b/gi, "ni niño aní", "[ni] niño aní"],
  // An accent that is a sign of its own, as some keyboards send it.
  [/\bCO\b/g, "COLO\u0301N CO\u0301", "COLO\u0301N CO\u0301"],
  [/\w+/g, "Peñón 5, C_3", "[Peñón] [5], [C_3]"],
  [/\W+/g, "Él, ella", "Él[, ]ella"],
  [/^\w(?=\W)/, "Ñ 5", "[Ñ] 5"],
  // A backslash of its own.
  [/\\b/g, "\\b b", "[\\b] b"],
])("%s finds in %j whole words: %j", (pattern, text, found) => {
  expect(text.replace(withSpanishLetters(pattern), "[$&]")).toBe(found);
});
