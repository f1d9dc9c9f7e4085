import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { DateRange } from "@/lib/time/date-range";

/** Words with a number in them are meant as a day; "hasta agotar existencias" is what the field itself suggests. */
const NAMES_A_DAY = /\d/;

/** Words for the owner on the special promotion's time. @param typed its validity @param today in Mexico City. */
export function standingWords({ startsOn, endsOn }: DateRange, typed: string | null, today: IsoDate) {
  const start = startsOn !== null && startsOn > today ? formatLongDate(startsOn) : null;
  if (endsOn === null) {
    const span = start ? `desde el ${start} y hasta que la quites` : "hasta que la quites";
    if (typed === null) return { text: `No tiene fecha de término: se verá en tu página ${span}.`, isWarning: false };
    const isWarning = NAMES_A_DAY.test(typed);
    const fault = isWarning ? `No entendimos en «${typed}» qué día termina` : `«${typed}» no dice qué día termina`;
    const advice = "Si tiene fin, escribe la fecha con su año, como 31/12/2026.";
    return { text: `${fault}: se verá en tu página ${span}. ${advice}`, isWarning };
  }
  const end = formatLongDate(endsOn);
  if (endsOn < today) {
    const text = `Terminó el ${end}: ya no se ve en tu página. Cambia la vigencia para mostrarla otra vez.`;
    return { text, isWarning: true };
  }
  const text = start ? `Se verá en tu página del ${start} al ${end}.` : `Se ve en tu página hasta el ${end}.`;
  return { text, isWarning: false };
}
