import { expect, it } from "vitest";
import { REASON_CHARACTERS } from "./decision";
import { REASONS, reasonText } from "./reasons";

it.each([
  ["Mi motivo", "telefono", "Mi motivo"],
  [" \n", "telefono", REASONS[0].text],
  ["", "", null],
  ["", "invento", null],
])("of %j typed and %j chosen is sent: %j", (typed, template, sent) => expect(reasonText(typed, template)).toBe(sent));

it.each(REASONS)("$id fits the column, and its name is its own", ({ id, text }) => {
  expect(text.length).toBeLessThanOrEqual(REASON_CHARACTERS);
  expect(REASONS.filter((reason) => reason.id === id)).toHaveLength(1);
});
