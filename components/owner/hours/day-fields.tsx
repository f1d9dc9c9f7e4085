import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { Switch } from "@/components/ui/radix/switch";
import { DAY_STATES, type DayDraft, type DayState, dayField } from "@/lib/businesses/hours/day-draft";
import { STATE_NAMES } from "./day-summary";
import { RangeFields } from "./range-fields";

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
  const setState = (next: DayState) =>
    onChange({
      state: next,
      ranges: next === "abierto" && draft.ranges.length === 0 ? [FIRST_RANGE] : draft.ranges,
    });
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
      <RangeFields
        name={name}
        label={label}
        draft={draft}
        slots={slots}
        onChange={(ranges) => onChange({ ...draft, ranges })}
      />
    </div>
  );
}
