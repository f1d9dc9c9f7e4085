import { HoursBlock } from "@/components/business-page/hours-block";
import type { SpecialDays } from "@/lib/businesses/hours/special-days";
import type { IsoDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import type { SpecialRow } from "./special-fields";
import { finishedRanges, knownWeek, type WeekDraft } from "./week-state";

type HoursPreviewProps = {
  week: WeekDraft;
  rows: readonly SpecialRow[];
  note: string;
  text: string;
  today: IsoDate;
};

/** The last day of a row is enough to show it: more than 40 days are refused anyway. */
const MAX_SHOWN_DAYS = 40;

function specialOf(rows: readonly SpecialRow[]): SpecialDays {
  const days: Record<IsoDate, SpecialDays[string]> = {};
  for (const row of rows) {
    const ranges = finishedRanges(row);
    if (!ranges || row.from === "") continue;
    const last = row.to || row.from;
    for (let date = row.from, count = 0; date <= last && count < MAX_SHOWN_DAYS; date = addDays(date, 1), count += 1)
      days[date] = { ranges, label: row.label.trim() || null };
  }
  return days;
}

export function HoursPreview({ week, rows, note, text, today }: HoursPreviewProps) {
  const weeklyHours = knownWeek(week);
  const shown = note.trim() || (weeklyHours ? null : text.trim()) || null;
  return (
    <section
      aria-labelledby="asi-lo-veran"
      className="self-start rounded-card border border-line bg-card p-4 noscript:hidden"
    >
      <h2 id="asi-lo-veran" className="mb-2 font-semibold">
        Así lo verán
      </h2>
      <HoursBlock
        business={{ weeklyHours, specialDays: specialOf(rows), openingHoursText: shown, hoursConfirmedOn: null }}
        today={today}
      />
    </section>
  );
}
