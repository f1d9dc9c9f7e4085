import { HoursBlock } from "@/components/business-page/hours-block";
import type { Business } from "@/lib/businesses/model";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";

const EXAMPLE = Object.fromEntries(WEEKDAYS.map((day) => [day, day === "sun" ? [] : ([["09:00", "18:00"]] as const)]));

export function LockedHours({ business, today }: { business: Business; today: IsoDate }) {
  const isKnown = business.weeklyHours !== null || business.openingHoursText !== null;
  const shown = isKnown ? business : { ...business, weeklyHours: EXAMPLE };
  return (
    <div className="grid gap-3">
      <p>
        Pon tu horario de cada día, tus días festivos y «Hoy cerramos» con un toque. Así sales cuando alguien busca qué
        está abierto ahora.
      </p>
      <div className="rounded-card border border-line bg-card p-4">
        <p className="wrap-anywhere font-semibold">{business.name}</p>
        <HoursBlock business={shown} today={today} />
      </div>
      <p className="text-ink-soft text-sm">
        {isKnown
          ? "Esto muestra tu página hoy; con el plan lo cambias tú."
          : "Es un ejemplo: tu página aún no dice tu horario."}
      </p>
    </div>
  );
}
