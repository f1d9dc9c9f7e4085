/** Prints a Markdown table, numbers to the right; the same text goes into the docs. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width))).join(" | ")} |\n`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  process.stdout.write(`${line(head)}${line(rule)}${rows.map(line).join("")}\n`);
}

/** Says on standard error what a long bench has just measured. */
export const say = (cells: readonly string[]): boolean => process.stderr.write(`${cells.join("  ")}\n`);
