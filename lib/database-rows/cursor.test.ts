import { expect, it } from "vitest";
import { isSerial, isUuid, pageOf, readCursor, writeCursor } from "./cursor";

const AT = "2026-11-22T13:44:00.123456+00:00";
const isKey = (key: string) => /^[a-z]$/.test(key);

it("is read as it was written", () => {
  const ofDay = { at: "2026-11-22", key: "a" };
  for (const cursor of [{ at: AT, key: "a" }, ofDay]) expect(readCursor(writeCursor(cursor), isKey)).toEqual(cursor);
});

it.each([
  "",
  "_",
  "x_a",
  `${AT}_`,
  `${AT}_AB`,
  "2026-13-40T00:00:00Z_a",
  "2026-02-31_a",
  "0000-01-01_a",
  AT,
  "'; drop_a",
])("is none in %j", (text) => {
  expect(readCursor(text, isKey)).toBeNull();
});

it("leads on only where there is more", () => {
  const rows = ["a", "b", "c"];
  const cursorOf = (key: string) => ({ at: AT, key });
  expect(pageOf(rows, 2, cursorOf)).toEqual({ items: ["a", "b"], next: `${AT}_b` });
  expect(pageOf(rows, 3, cursorOf)).toEqual({ items: rows, next: null });
  expect(pageOf([], 3, cursorOf)).toEqual({ items: [], next: null });
});

it("has a key that the database can compare", () => {
  expect(["7", "123456789012345", "0", "-1", "1e400", "9".repeat(16)].map(isSerial)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
  expect(["00000000-0000-4000-8000-000000000001", "x"].map(isUuid)).toEqual([true, false]);
});
