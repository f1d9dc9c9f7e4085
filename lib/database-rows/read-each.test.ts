import { describe, expect, it } from "vitest";
import { readEach, readOne, UnreadableRowError } from "./read-each";

const toYear = ({ day }: { day?: unknown }): string => {
  if (day === undefined) throw new UnreadableRowError('without "day"');
  return new Date(String(day)).toISOString().slice(0, 4);
};
const BAD: readonly { id: string; day?: unknown }[] = [{ id: "1" }, { id: "2", day: "infinity" }, { id: "3", day: {} }];

describe("readEach", () => {
  it("leaves out the rows that cannot be read, wherever they stand and whatever is thrown", () => {
    expect(readEach("aList", [...BAD, { id: "4", day: "2026-11-22" }, ...BAD], toYear)).toEqual(["2026"]);
  });
});

describe("readOne", () => {
  it.each(BAD)("finds nothing in %j", (row) => {
    expect(readOne("aQuestion", row, toYear)).toBeNull();
  });
});
