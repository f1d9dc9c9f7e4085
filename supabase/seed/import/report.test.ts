import { expect, it } from "vitest";
import { formatReport, type ImportReport } from "@/supabase/seed/import/report";

const report: ImportReport = {
  read: 14,
  elsewhere: 2,
  inserted: 3,
  updated: 1,
  unchanged: 1,
  skipped: Array.from({ length: 7 }, (_, index) => ({
    line: index + 2,
    id: `${index}`,
    name: "LEJOS",
    reason: "no coordinates",
  })),
  dropped: [{ line: 9, id: "9", value: "phone", text: "000000" }],
};

it("groups what was skipped by its reason and cuts long groups", () => {
  const text = formatReport(report, { all: false, idName: "DENUE" });
  expect(text.split("\n")).toEqual([
    "14 read: 3 inserted, 1 updated, 1 unchanged, 7 skipped, 2 of other boroughs",
    "Skipped, no coordinates: 7",
    ...[2, 3, 4, 5, 6].map((line) => `  line ${line} (DENUE ${line - 2}): LEJOS`),
    "  and 2 more: --verbose lists all",
    "Kept without its phone: 1",
    "  line 9 (DENUE 9): 000000",
  ]);
});

it("lists every line when asked to", () => {
  expect(formatReport(report, { all: true, idName: "DENUE" })).toContain("line 8 (DENUE 6)");
});
