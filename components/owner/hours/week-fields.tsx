import { useState } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/radix/dropdown-menu";
import { type DayDraft, dayDraftOf, toDayDraft } from "@/lib/businesses/hours/day-draft";
import { DAY_NAMES } from "@/lib/businesses/hours/describe-hours";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";
import { capitalised } from "@/lib/text/capitalised";
import { DayFields, NOTHING_SAID, summarizeDay } from "./day-fields";
import { DayRow } from "./day-row";

export type WeekDraft = Readonly<Record<Weekday, DayDraft>>;

export const weekDraftOf = (values: FieldValues): WeekDraft =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayDraftOf(values, day)])) as WeekDraft;

type Part = Partial<WeekDraft>;

/** Days of a text that was read: those that are empty in the week, and those that say something else there. */
export function readIntoWeek(read: WeeklyHours, week: WeekDraft): { empty: Part; other: Part } {
  const days = WEEKDAYS.flatMap((day) => (read[day] ? [[day, toDayDraft(read[day])] as const] : []));
  const isSame = (one: DayDraft, other: DayDraft) => JSON.stringify(one) === JSON.stringify(other);
  return {
    empty: Object.fromEntries(days.filter(([day]) => week[day].state === "")),
    other: Object.fromEntries(days.filter(([day, draft]) => week[day].state !== "" && !isSame(week[day], draft))),
  };
}

export function WeekFields({ week, onChange }: { week: WeekDraft; onChange: (week: WeekDraft) => void }) {
  const [open, setOpen] = useState<Weekday | null>(null);
  const fill = (days: readonly Weekday[], draft: DayDraft) =>
    onChange({ ...week, ...Object.fromEntries(days.map((day) => [day, draft])) });
  return (
    <div className="@container grid gap-2">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Chip onClick={() => fill(WORKDAYS, week.mon)}>Copiar lunes a L-V</Chip>
        <Chip onClick={() => fill(WEEKDAYS, { state: "24h", ranges: [] })}>24 horas</Chip>
      </div>
      <div className="rounded-card border border-line bg-card pr-1 pl-4">
        {WEEKDAYS.map((day) => {
          const label = capitalised(DAY_NAMES[day]);
          const short = label.slice(0, 3);
          return (
            <DayRow
              key={day}
              name={day}
              label={label}
              short={short}
              summary={summarizeDay(week[day])}
              isOpen={open === day}
              onToggle={() => setOpen(open === day ? null : day)}
              isLine
              side={
                <div className={week[day].state === "" ? "invisible" : undefined}>
                  <CopyDay day={day} onCopy={(days) => fill(days, week[day])} />
                </div>
              }
            >
              <DayFields
                name={day}
                label={label}
                heading={
                  <span aria-hidden="true" className="hidden min-w-9 font-semibold noscript:block @[34rem]:block">
                    {short}
                  </span>
                }
                nothing={NOTHING_SAID}
                unsay={NOTHING_SAID}
                draft={week[day]}
                slots={3}
                onChange={(draft) => fill([day], draft)}
              />
            </DayRow>
          );
        })}
      </div>
    </div>
  );
}

const Chip = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="outline" size="sm" className="px-3" onClick={onClick}>
    {children}
  </Button>
);

const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

function CopyDay({ day, onCopy }: { day: Weekday; onCopy: (days: readonly Weekday[]) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Copiar ${DAY_NAMES[day]} a otros días`}
        className={buttonVariants({ variant: "ghost", size: "icon" })}
      >
        <Icon name="copy" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onCopy(WORKDAYS)}>Copiar a L-V</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(WEEKEND)}>Copiar a sáb y dom</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(WEEKDAYS)}>Copiar a todos</DropdownMenuItem>
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <DropdownMenuItem key={other} onSelect={() => onCopy([other])}>
            {`Copiar a ${DAY_NAMES[other]}`}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
