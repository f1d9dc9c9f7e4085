import { expect, it } from "vitest";
import { readCursor, readDayCursor, toCursor } from "./cursor";

const ID = "00000000-0000-4000-8000-000000000001";
// Microseconds: milliseconds would skip or repeat rows.
const AT = "2026-11-22T10:00:00.123456+00:00";

it("comes back as it was written", () => {
  expect(readCursor(toCursor(AT, ID))).toEqual([AT, ID]);
  expect(readDayCursor(toCursor("2026-11-22", 7))).toEqual(["2026-11-22", 7]);
});

it.each(["", "x", `${AT}~x`, `~${ID}`, `${AT}~${ID}~`, "2026-02-31~7", "2026-11-22~-1", "2026-11-22~1e400"])(
  "nothing begins at %j",
  (text) => {
    expect([readCursor(text), readDayCursor(text)]).toEqual([null, null]);
  },
);
