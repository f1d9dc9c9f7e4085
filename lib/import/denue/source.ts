const YEAR_AND_MONTH = /\b(20\d\d)[-/](0[1-9]|1[0-2])\b/;
const MONTH_AND_YEAR = /\b(0[1-9]|1[0-2])[-/](20\d\d)\b/;

/** Attribution by INEGI's terms. @param vintage "DENUE 2026-05", "05/2026", or anything else for an unknown edition */
export function attribution(vintage: string): string {
  const [, year, month] = YEAR_AND_MONTH.exec(vintage) ?? [];
  const [, otherMonth = month, otherYear = year] = MONTH_AND_YEAR.exec(vintage) ?? [];
  return otherMonth && otherYear
    ? `INEGI, DENUE ${otherMonth}/${otherYear} (datos procesados)`
    : "INEGI, DENUE (datos procesados)";
}
