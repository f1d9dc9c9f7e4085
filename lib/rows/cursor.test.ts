import { expect, it } from "vitest";
import { pageOf, readCursor, writeCursor } from "./cursor";

const AT = "2026-11-22T13:44:00.123456+00:00";
const isKey = (key: string) => /^[a-z]$/.test(key);

it("is read as it was written", () => {
  const cursor = { at: AT, key: "a" };
  expect(readCursor(writeCursor(cursor), isKey)).toEqual(cursor);
});

it.each(["", "_", "x_a", `${AT}_`, `${AT}_AB`, "2026-13-40T00:00:00Z_a", AT, "'; drop_a"])("is none in %j", (text) => {
  expect(readCursor(text, isKey)).toBeNull();
});

it("leads on only where there is more", () => {
  const rows = ["a", "b", "c"];
  const cursorOf = (key: string) => ({ at: AT, key });
  expect(pageOf(rows, 2, cursorOf)).toEqual({ items: ["a", "b"], next: `${AT}_b` });
  expect(pageOf(rows, 3, cursorOf)).toEqual({ items: rows, next: null });
  expect(pageOf([], 3, cursorOf)).toEqual({ items: [], next: null });
});
