import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { closesField, type DayDraft, opensField } from "@/lib/businesses/hours/day-draft";
import { endMinutes, MAX_RANGES, type TimeRange } from "@/lib/businesses/hours/weekly-hours";
import { cn } from "@/lib/cn";

/** A field for a time; on a touch screen all of it opens the clock. */
export const TIME_CLASSES =
  "h-12 w-40 rounded-field border border-field bg-card px-2 text-base text-ink pointer-coarse:[&::-webkit-calendar-picker-indicator]:hidden";

type RangeFieldsProps = {
  name: string;
  label: string;
  draft: DayDraft;
  /** Ranges that browsers without scripts can type. */
  slots: number;
  onChange: (ranges: readonly TimeRange[]) => void;
};

const isOverMidnight = (range: TimeRange): boolean =>
  range.every((time) => time !== "") && range[1] !== "00:00" && endMinutes(range) > 24 * 60;

/** Fields from when to when, as often a day as it opens. Without scripts all the fields that there may be are there. */
export function RangeFields({ name, label, draft: { state, ranges }, slots, onChange }: RangeFieldsProps) {
  const isOpen = state === "abierto";
  const change = (index: number, side: 0 | 1, time: string) =>
    onChange(
      ranges.map((range, at) => (at !== index ? range : side === 0 ? [time, range[1]] : ([range[0], time] as const))),
    );
  return (
    <div className={cn("min-w-0 gap-2 @max-[34rem]:w-full @[34rem]:flex-1", isOpen ? "grid" : "hidden noscript:grid")}>
      {Array.from({ length: Math.max(ranges.length, slots) }, (_, index) => {
        const range = ranges[index] ?? ["", ""];
        const opens = opensField(name, index);
        const words = `${label}, horario ${index + 1}`;
        const isLast = index === Math.max(ranges.length, 1) - 1;
        return (
          <div key={opens} className={cn("gap-1", index < ranges.length ? "grid" : "hidden noscript:grid")}>
            <div className="flex flex-wrap items-center gap-x-2">
              <TimeInput
                name={opens}
                label={`${words}: abre`}
                value={range[0]}
                onChange={(time) => change(index, 0, time)}
              />
              <span aria-hidden="true">a</span>
              <TimeInput
                name={closesField(name, index)}
                label={`${words}: cierra`}
                value={range[1]}
                onChange={(time) => change(index, 1, time)}
              />
              {ranges.length > 1 && (
                <Button
                  variant="ghost"
                  size="icon"
                  className="-mx-1 noscript:hidden"
                  aria-label={`Quitar ${words}`}
                  onClick={() => onChange(ranges.filter((_, at) => at !== index))}
                >
                  <Icon name="x" />
                </Button>
              )}
              {isLast && ranges.length < MAX_RANGES && (
                <Button
                  variant="link"
                  size="sm"
                  className="min-w-11 gap-1 px-2 @max-[34rem]:-ml-2 @[34rem]:text-lg noscript:hidden"
                  aria-label={`+ otro horario, ${label}`}
                  onClick={() => onChange([...ranges, ["", ""]])}
                >
                  +<span className="@[34rem]:hidden">otro horario</span>
                </Button>
              )}
            </div>
            {isOverMidnight(range) && <p className="text-ink-soft text-sm">Cierra al día siguiente.</p>}
          </div>
        );
      })}
    </div>
  );
}

type TimeInputProps = { name: string; label: string; value: string; onChange: (time: string) => void };

const TimeInput = ({ name, label, value, onChange }: TimeInputProps) => (
  <input
    type="time"
    name={name}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={`${TIME_CLASSES} max-w-40 flex-1 @[34rem]:h-11 @[34rem]:text-sm`}
  />
);
