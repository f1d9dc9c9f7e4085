import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { DateRange } from "@/lib/time/date-range";

/**
 * What its owner is told of how long the special promotion is on the page.
 * @param typed the validity in its owner's words.
 * @param today the day in Mexico City.
 */
export function standingWords({ startsOn, endsOn }: DateRange, typed: string | null, today: IsoDate) {
  const start = startsOn !== null && startsOn > today ? formatLongDate(startsOn) : null;
  if (endsOn === null) {
    const span = start ? `desde el ${start} y hasta que la quites` : "hasta que la quites";
    return typed === null
      ? { text: `No tiene fecha de término: se verá en tu página ${span}.`, isWarning: false }
      : {
          text: `No entendimos en «${typed}» qué día termina: se verá en tu página ${span}. Si tiene fin, escribe la fecha con su año, como 31/12/2026.`,
          isWarning: true,
        };
  }
  const end = formatLongDate(endsOn);
  if (endsOn < today) {
    const text = `Terminó el ${end}: ya no se ve en tu página. Cambia la vigencia para mostrarla otra vez.`;
    return { text, isWarning: true };
  }
  const text = start ? `Se verá en tu página del ${start} al ${end}.` : `Se ve en tu página hasta el ${end}.`;
  return { text, isWarning: false };
}
