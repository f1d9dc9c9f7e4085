import type { CensusField } from "@/supabase/seed/denue/columns";
import type { DroppedValue, SkipReason } from "@/supabase/seed/denue/transform";

type SkippedLine = {
  line: number;
  denueId: string;
  name: string;
  reason: SkipReason | "same id as an earlier line" | `refused by the database (${string})`;
};
type DroppedLine = { line: number; denueId: string; value: DroppedValue | `${CensusField} (too long)`; text: string };

/** What an import did. `read` = inserted + updated + unchanged + skipped. */
export type ImportReport = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  skipped: SkippedLine[];
  /** Values left out of rows that were imported. */
  dropped: DroppedLine[];
};

const SHOWN_PER_REASON = 5;

/** The report as text. Long groups are cut unless `all`. */
export function formatReport(report: ImportReport, { all }: { all: boolean }): string {
  const counts = `${report.read} read: ${report.inserted} inserted, ${report.updated} updated, ${report.unchanged} unchanged, ${report.skipped.length} skipped`;
  const skipped = groupLines(
    report.skipped,
    (line) => `Skipped, ${line.reason}`,
    (line) => line.name || "(no name)",
    all,
  );
  const dropped = groupLines(
    report.dropped,
    (line) => `Kept without its ${line.value}`,
    (line) => line.text,
    all,
  );
  return [counts, ...skipped, ...dropped].join("\n");
}

function groupLines<T extends { line: number; denueId: string }>(
  lines: readonly T[],
  title: (line: T) => string,
  text: (line: T) => string,
  all: boolean,
): string[] {
  return [...Map.groupBy(lines, title)].flatMap(([heading, group]) => {
    const shown = all ? group : group.slice(0, SHOWN_PER_REASON);
    const rest = group.length - shown.length;
    return [
      `${heading}: ${group.length}`,
      ...shown.map((line) => `  line ${line.line} (DENUE ${line.denueId || "?"}): ${text(line)}`),
      ...(rest > 0 ? [`  and ${rest} more: --verbose lists all`] : []),
    ];
  });
}
