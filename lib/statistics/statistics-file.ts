import type { IsoDate } from "@/lib/clock";
import { CSV_BEGINNING, csvLine } from "@/lib/text/csv";
import { addDays } from "@/lib/time/add-days";
import { CHANNEL_IDS, CHANNELS } from "./channels";
import { sumCounts } from "./counts";
import { EVENT_KINDS } from "./event";
import type { DayCount } from "./model";

const HEADINGS = ["Día", "Visitas", ...CHANNEL_IDS.map((channel) => CHANNELS[channel].label)];

export function statisticsFile(days: readonly DayCount[], today: IsoDate): string {
  const byDay = Map.groupBy(days, ({ day }) => day);
  const lines = [csvLine(HEADINGS)];
  for (let day = days[0]?.day ?? today; day <= today; day = addDays(day, 1)) {
    const counts = sumCounts(byDay.get(day) ?? []);
    lines.push(csvLine([day, ...EVENT_KINDS.map((kind) => counts[kind])]));
  }
  return CSV_BEGINNING + lines.join("");
}
