import { expect, it } from "vitest";
import { isAllowed, listLicenses } from "./licenses";

it("every package has a licence that we may use", () => {
  const licenses = listLicenses();
  expect(licenses.length).toBeGreaterThan(100);
  expect(licenses.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["GPL-3.0-only", false],
  ["MIT AND AGPL-3.0-only", false],
  ["", false],
])("«%s»: %s", (expression, is) => expect(isAllowed(expression)).toBe(is));
