import { expect, it } from "vitest";
import { shownFileName, uploadSchema } from "./schema";

it.each([
  ["denue_09_csv.zip", "denue_09_csv.zip"],
  ["C:\\Users\\Ana\\tabla.csv", "tabla.csv"],
  ["../../etc/passwd", "passwd"],
  ["a\u202e\n b.csv", "a b.csv"],
  ["", "archivo"],
  [`${"x".repeat(500)}.csv`, `${"x".repeat(116)}.csv`],
])("%j is shown as %j", (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

it.each([
  [{ tipo: "denue" }, { tipo: "denue", edicion: null }],
  [
    { tipo: "negocios", edicion: " 05/2026 " },
    { tipo: "negocios", edicion: "05/2026" },
  ],
])("%j is read", (fields, read) => {
  expect(uploadSchema.parse(fields)).toEqual(read);
});

it.each([
  [{}],
  [{ tipo: "otra" }],
  [{ tipo: "denue", edicion: "mayo" }],
  [{ tipo: "denue", importacion: "../otra" }],
  [{ tipo: "denue", bytes: 129 * 1024 * 1024 }],
])("%j is refused", (fields) => {
  expect(uploadSchema.safeParse(fields).success).toBe(false);
});
