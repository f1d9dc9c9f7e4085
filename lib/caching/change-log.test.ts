import { describe, expect, it } from "vitest";
import { ChangeLog } from "./change-log";

const TAGS = ["business:una", "businesses"];

function logOf(...changed: Record<string, number>[]): ChangeLog {
  const log = new ChangeLog();
  for (const [index, each] of changed.entries()) log.add({ position: index + 1, reach: 0, changed: each });
  return log;
}

describe("what has changed since a position", () => {
  it.each<[string, number, readonly string[] | null, boolean]>([
    ["nothing of it", 1, ["business:otra"], false],
    ["one of its tags", 1, TAGS, true],
    ["none of its tags since then", 2, TAGS, false],
    ["anything, of what says no tags", 1, null, true],
    ["nothing since the last position", 2, null, false],
    ["of a position that is not known yet: the log was set back", 3, ["business:otra"], true],
  ])("%s", (_, position, tags, hasChanged) => {
    const log = logOf({ "business:dos": 1 }, { "business:una": 2 });
    expect(log.hasChangedSince(position, tags)).toBe(hasChanged);
  });

  it("is not known before what the log reaches back to", () => {
    const log = new ChangeLog();
    log.add({ position: 9, reach: 5, changed: { "business:una": 7 } });
    expect(log.hasChangedSince(4, ["business:otra"])).toBe(true);
    expect(log.hasChangedSince(5, ["business:otra"])).toBe(false);
    expect(log.hasChangedSince(5, TAGS)).toBe(true);
  });

  it("is known to who has followed, though the database keeps it no longer", () => {
    const log = logOf({ "business:una": 1 });
    log.add({ position: 2, reach: 1, changed: { "business:dos": 2 } });
    expect(log.hasChangedSince(0, ["business:otra"])).toBe(false);
  });

  it("is unknown after a history that ended, and of more tags than are held", () => {
    const log = logOf({ "business:una": 1 }, { "business:dos": 2 });
    log.add({ position: 1, reach: 0, changed: {} });
    expect(log.hasChangedSince(0, ["business:otra"])).toBe(true);
    expect(log.hasChangedSince(1, ["business:otra"])).toBe(false);

    const many = Object.fromEntries(Array.from({ length: 9_999 }, (_, n) => [`business:${n}`, 2]));
    log.add({ position: 2, reach: 0, changed: many });
    expect(log.hasChangedSince(1, ["business:otra"])).toBe(false);
    log.add({ position: 3, reach: 0, changed: { "business:a": 3, "business:b": 3 } });
    expect(log.hasChangedSince(2, ["business:otra"])).toBe(true);
    expect(log.hasChangedSince(3, ["business:otra"])).toBe(false);
  });
});
