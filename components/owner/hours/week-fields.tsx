import { buttonVariants } from "@/components/ui/button";
import type { DayDraft } from "@/lib/businesses/hours/day-draft";
import { DAY_NAMES } from "@/lib/businesses/hours/describe-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import { DayFields } from "./day-fields";
import type { WeekDraft } from "./week-state";

const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type WeekFieldsProps = { week: WeekDraft; onChange: (week: WeekDraft) => void };

/** The seven days, each to be copied to others. */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const fill = (days: readonly Weekday[], draft: DayDraft) =>
    onChange({ ...week, ...Object.fromEntries(days.map((day) => [day, draft])) });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Chip onClick={() => fill(WORKDAYS, week.mon)}>Copiar lunes a L-V</Chip>
        <Chip onClick={() => fill(WEEKDAYS, { state: "24h", ranges: [] })}>24 horas</Chip>
      </div>
      {WEEKDAYS.map((day) => (
        <DayFields
          key={day}
          name={day}
          label={capitalised(DAY_NAMES[day])}
          nothing="Sin decir"
          draft={week[day]}
          slots={3}
          onChange={(draft) => fill([day], draft)}
        >
          {week[day].state !== "" && <CopyDay day={day} onCopy={(days) => fill(days, week[day])} />}
        </DayFields>
      ))}
    </div>
  );
}

/** To other days: those that shops have alike, or any. */
function CopyDay({ day, onCopy }: { day: Weekday; onCopy: (days: readonly Weekday[]) => void }) {
  return (
    <details className="noscript:hidden open:w-full">
      <summary className="tap-target cursor-pointer text-link text-sm">
        Copiar<span className="sr-only">{` ${DAY_NAMES[day]} a otros días`}</span>
      </summary>
      <div className="mt-1 flex flex-wrap gap-2">
        <Chip onClick={() => onCopy(WORKDAYS)}>a L-V</Chip>
        <Chip onClick={() => onCopy(WEEKEND)}>a sáb y dom</Chip>
        <Chip onClick={() => onCopy(WEEKDAYS)}>a todos</Chip>
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <Chip key={other} onClick={() => onCopy([other])}>{`a ${DAY_NAMES[other]}`}</Chip>
        ))}
      </div>
    </details>
  );
}

const Chip = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className={buttonVariants({ variant: "outline", size: "sm", className: "px-3" })}
  >
    {children}
  </button>
);
