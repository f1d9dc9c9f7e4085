import type { DayDraft, DayState } from "@/lib/businesses/hours/day-draft";

export const STATE_NAMES: Readonly<Record<Exclude<DayState, "">, string>> = {
  abierto: "Abierto",
  cerrado: "Cerrado",
  "24h": "24 horas",
};
export const NOTHING_SAID = "Sin decir";

const time = (written: string): string => written || "--:--";
const closing = (written: string): string => (written === "00:00" ? "24:00" : time(written));

/** A day as it is typed, in a few words: "09:00–14:00, 16:00–20:00". */
export function summarizeDay({ state, ranges }: DayDraft): string {
  if (state === "") return NOTHING_SAID;
  if (state !== "abierto" || ranges.length === 0) return STATE_NAMES[state];
  return ranges.map(([opens, closes]) => `${time(opens)}–${closing(closes)}`).join(", ");
}
