import { describeWeek, type ScheduleLine, UNCONFIRMED_HOURS } from "@/lib/businesses/hours/describe-hours";
import { describeSpecialDays } from "@/lib/businesses/hours/describe-special-days";
import { textBesideWeek } from "@/lib/businesses/hours/repeats-week";
import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";

type HoursBlockProps = {
  business: Pick<Business, "weeklyHours" | "specialDays" | "openingHoursText" | "hoursConfirmedOn">;
  /** The day in Mexico City: special days before it are over. */
  today: IsoDate;
};

export function HoursBlock({ business, today }: HoursBlockProps) {
  const { weeklyHours, specialDays, openingHoursText, hoursConfirmedOn } = business;
  const text = textBesideWeek(openingHoursText, weeklyHours);
  const special = describeSpecialDays(specialDays, today);
  return (
    <>
      {weeklyHours ? <Lines lines={describeWeek(weeklyHours)} /> : (text ?? UNCONFIRMED_HOURS)}
      {weeklyHours && text && <p className="mt-1 text-ink-soft text-sm">{text}</p>}
      {special.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold text-sm">Días especiales</h3>
          <Lines lines={special} />
        </>
      )}
      {hoursConfirmedOn && (weeklyHours || text) && (
        <p className="mt-1 text-ink-soft text-sm">
          Confirmado por el negocio el <time dateTime={hoursConfirmedOn}>{formatLongDate(hoursConfirmedOn)}</time>
        </p>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly ScheduleLine[] }) => (
  <dl className="grid gap-y-0.5">
    {lines.map(({ days, hours }) => (
      <div key={days} className="flex flex-wrap gap-x-3">
        <dt className="min-w-33">{days}</dt>
        <dd className="wrap-anywhere text-ink-soft">{hours}</dd>
      </div>
    ))}
  </dl>
);
