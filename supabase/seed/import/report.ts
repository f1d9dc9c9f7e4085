/** A row that was left out, and why. `id` is the one that the file's makers gave it. */
type SkippedLine = { line: number; id: string; name: string; reason: string };
type DroppedLine = { line: number; id: string; value: string; text: string };

/** Counts of an import: `read` = elsewhere + inserted + updated + unchanged + skipped. */
export type ImportReport = {
  read: number;
  /** Rows that the file holds rightly and that are not ours, as those of another borough. */
  elsewhere: number;
  inserted: number;
  updated: number;
  unchanged: number;
  skipped: SkippedLine[];
  dropped: DroppedLine[];
};

const SHOWN_PER_REASON = 5;

type Wanted = {
  /** Lists every line; otherwise long groups are cut. */
  all: boolean;
  idName: string;
};

export function formatReport(report: ImportReport, wanted: Wanted): string {
  const { read, elsewhere, inserted, updated, unchanged } = report;
  const skipped = groupLines(
    report.skipped,
    (line) => `Skipped, ${line.reason}`,
    (line) => line.name || "(no name)",
    wanted,
  );
  const dropped = groupLines(
    report.dropped,
    (line) => `Kept without its ${line.value}`,
    (line) => line.text,
    wanted,
  );
  const counts = `${read} read: ${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${report.skipped.length} skipped`;
  return [elsewhere > 0 ? `${counts}, ${elsewhere} of other boroughs` : counts, ...skipped, ...dropped].join("\n");
}

function groupLines<T extends { line: number; id: string }>(
  lines: readonly T[],
  title: (line: T) => string,
  text: (line: T) => string,
  { all, idName }: Wanted,
): string[] {
  return [...Map.groupBy(lines, title)].flatMap(([heading, group]) => {
    const shown = all ? group : group.slice(0, SHOWN_PER_REASON);
    const rest = group.length - shown.length;
    return [
      `${heading}: ${group.length}`,
      ...shown.map((line) => `  line ${line.line} (${idName} ${line.id || "?"}): ${text(line)}`),
      ...(rest > 0 ? [`  and ${rest} more: --verbose lists all`] : []),
    ];
  });
}
