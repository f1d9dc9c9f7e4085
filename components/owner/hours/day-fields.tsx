import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Switch } from "@/components/ui/radix/switch";
import {
  closesField,
  DAY_STATES,
  type DayDraft,
  type DayState,
  dayField,
  opensField,
} from "@/lib/businesses/hours/day-draft";
import { endMinutes, MAX_RANGES, type TimeRange } from "@/lib/businesses/hours/weekly-hours";
import { cn } from "@/lib/cn";

const STATE_NAMES: Readonly<Record<Exclude<DayState, "">, string>> = {
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

const FIRST_RANGE = ["09:00", "18:00"] as const;

type DayFieldsProps = {
  name: string;
  label: string;
  heading?: ReactNode;
  /** The name of "nothing is said", for browsers without scripts. */
  nothing: string;
  unsay?: string;
  draft: DayDraft;
  /** Ranges that browsers without scripts can type. */
  slots: number;
  onChange: (draft: DayDraft) => void;
};

export function DayFields({ name, label, heading, nothing, unsay, draft, slots, onChange }: DayFieldsProps) {
  const { id, errors } = useFormContext();
  const field = dayField(name);
  const { state } = draft;
  const isOpen = state === "abierto" || state === "24h";
  const wrong = {
    "aria-invalid": errors[field] ? true : undefined,
    "aria-describedby": errors[field] ? `${id}-${field}-error` : undefined,
  } as const;
  const setState = (next: DayState) => {
    const kept = draft.ranges.length === 0 && next === "abierto" ? [FIRST_RANGE] : draft.ranges;
    // Times without a word on the day mean that it is open.
    onChange({ state: next, ranges: next === "" ? [] : kept });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @[34rem]:flex-nowrap">
      {heading}
      {/* The state as it is posted; with scripts the switch writes it. */}
      <select
        name={field}
        aria-label={`${label}: ¿abre?`}
        {...wrong}
        value={state}
        onChange={(event) => setState(DAY_STATES.find((each) => each === event.currentTarget.value) ?? "")}
        className="hidden h-12 cursor-pointer rounded-field border border-field bg-card px-3 text-base aria-invalid:border-2 aria-invalid:border-error noscript:block"
      >
        {DAY_STATES.map((each) => (
          <option key={each} value={each}>
            {each === "" ? nothing : STATE_NAMES[each]}
          </option>
        ))}
      </select>
      <Switch
        aria-label={`${label}: abierto`}
        {...wrong}
        checked={isOpen}
        onCheckedChange={(checked) => setState(checked ? "abierto" : "cerrado")}
        className="my-2.5 mr-1 aria-invalid:border-error noscript:hidden @[34rem]:my-0 @[34rem]:mr-0"
      />
      <span aria-hidden="true" className={isOpen ? "noscript:hidden @[34rem]:hidden" : "noscript:hidden"}>
        {isOpen ? "Abierto" : state === "" ? nothing : STATE_NAMES[state]}
      </span>
      {isOpen ? (
        <button
          type="button"
          aria-pressed={state === "24h"}
          aria-label={`24 horas, ${label}`}
          onClick={() => setState(state === "24h" ? "abierto" : "24h")}
          className="chip ml-auto noscript:hidden @[34rem]:ml-0"
        >
          24 h
        </button>
      ) : (
        (state === "" || unsay) && (
          <Button
            variant="link"
            size="sm"
            className="ml-auto px-2 noscript:hidden"
            aria-label={`${state === "" ? STATE_NAMES.cerrado : unsay}, ${label}`}
            onClick={() => setState(state === "" ? "cerrado" : "")}
          >
            {state === "" ? STATE_NAMES.cerrado : unsay}
          </Button>
        )
      )}
      <RangeFields {...{ name, label, draft, slots }} onChange={(ranges) => onChange({ ...draft, ranges })} />
    </div>
  );
}

/** A field for a time; on a touch screen all of it opens the clock. */
export const TIME_CLASSES =
  "h-12 w-40 rounded-field border border-field bg-card px-2 text-base text-ink pointer-coarse:[&::-webkit-calendar-picker-indicator]:hidden";

type RangeFieldsProps = Pick<DayFieldsProps, "name" | "label" | "draft" | "slots"> & {
  onChange: (ranges: readonly TimeRange[]) => void;
};

const isOverMidnight = (range: TimeRange): boolean =>
  range.every((time) => time !== "") && range[1] !== "00:00" && endMinutes(range) > 24 * 60;

/** Fields from when to when, as often a day as it opens. Without scripts all the fields that there may be are there. */
function RangeFields({ name, label, draft: { state, ranges }, slots, onChange }: RangeFieldsProps) {
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
