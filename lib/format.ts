import { BRAND } from "@/lib/brand";
import { lazily } from "@/lib/browser/lazily";
import { type IsoDate, TIME_ZONE } from "@/lib/clock";

const dayOfYear = lazily(
  () => new Intl.DateTimeFormat(BRAND.locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
const longMoment = lazily(
  () =>
    new Intl.DateTimeFormat(BRAND.locale, {
      dateStyle: "long",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);
const shortDate = lazily(() => new Intl.DateTimeFormat(BRAND.locale, { dateStyle: "medium", timeZone: TIME_ZONE }));
const timeOfDay = lazily(
  () => new Intl.DateTimeFormat(BRAND.locale, { timeStyle: "short", hourCycle: "h23", timeZone: TIME_ZONE }),
);
const oneDecimal = lazily(
  () => new Intl.NumberFormat(BRAND.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const list = lazily(() => new Intl.ListFormat(BRAND.locale));

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

/** "3 de mayo de 2026". Without Intl (see `formatNumber`). */
export function formatLongDate(date: IsoDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

/** "domingo 3 de mayo": the day is already Mexico City's. */
export const formatDayOfYear = (date: IsoDate): string =>
  dayOfYear()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");

export function formatShortDay(date: IsoDate): string {
  const [, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]?.slice(0, 3)}`;
}

/** "3 de mayo de 2026 a las 20:59", by the clock of Mexico City. */
export const formatLongMoment = (moment: Date): string => longMoment().format(moment);

/** "3 may 2026", by the calendar of Mexico City. */
export const formatShortDate = (moment: Date): string => shortDate().format(moment);

/** "14:03", by the clock of Mexico City. */
export const formatTimeOfDay = (moment: Date): string => timeOfDay().format(moment);

/** "4,584". Without Intl, whose first use takes a phone 50 ms: lists are drawn in browsers, too. */
export const formatNumber = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "4.5". */
export const formatRating = (value: number): string => oneDecimal().format(value);

/** "$80", "$12.50". */
export function formatPesos(value: number): string {
  const [whole = "", cents] = Math.abs(value).toFixed(2).split(".");
  return `${value < 0 ? "-" : ""}$${formatNumber(Number(whole))}${cents === "00" ? "" : `.${cents}`}`;
}

/** Kilometres to one decimal: "0.4 km". */
export const formatKm = (km: number): string => `${oneDecimal().format(km)} km`;

/** Nearer than this, a distance would be "0.0 km". */
const HERE_KM = 0.05;

/** Distance of a place: "0.4 km", "aquí mismo"; of one that is told within 150 m, "menos de 0.2 km". */
export function formatDistance(km: number, { isPlaceApproximate }: { isPlaceApproximate: boolean }): string {
  if (km >= HERE_KM) return formatKm(km);
  return isPlaceApproximate ? `menos de ${formatKm(0.2)}` : "aquí mismo";
}

/** "1 resultado", "1,280 resultados". */
export const formatCount = (count: number, singular: string, plural: string): string =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

/** "7, 5 y 1". */
export const formatList = (items: readonly string[]): string => list().format(items);
