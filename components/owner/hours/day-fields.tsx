import type { ReactNode } from "react";
import { useFormContext } from "@/components/ui/form/form";
import { DAY_STATES, type DayDraft, type DayState, dayField } from "@/lib/businesses/hours/day-draft";
import { RangeFields } from "./range-fields";

const STATE_NAMES: Readonly<Record<Exclude<DayState, "">, string>> = {
  abierto: "Abierto",
  cerrado: "Cerrado",
  "24h": "24 horas",
};

/** What a day has that is opened for the first time. */
const FIRST_RANGE = ["09:00", "18:00"] as const;

type DayFieldsProps = {
  /** What the names of the fields begin with. */
  name: string;
  label: string;
  /** Stands in the place of the label. */
  heading?: ReactNode;
  /** What it is called that nothing is said. */
  nothing: string;
  draft: DayDraft;
  /** How many ranges browsers without scripts can type. */
  slots: number;
  onChange: (draft: DayDraft) => void;
  children?: ReactNode;
};

/** A day: whether it is open, and from when to when. */
export function DayFields({ name, label, heading, nothing, draft, slots, onChange, children }: DayFieldsProps) {
  const { id, errors } = useFormContext();
  const field = dayField(name);
  const error = errors[field];
  const setState = (state: DayState) =>
    onChange({ state, ranges: state === "abierto" && draft.ranges.length === 0 ? [FIRST_RANGE] : draft.ranges });
  return (
    <fieldset className="grid gap-2 border-line border-b pb-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {heading ?? (
          <span aria-hidden="true" className="w-24 font-semibold">
            {label}
          </span>
        )}
        <select
          id={`${id}-${field}`}
          name={field}
          aria-label={`${label}: ¿abre?`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${field}-error` : undefined}
          value={draft.state}
          onChange={(event) => setState(DAY_STATES.find((each) => each === event.currentTarget.value) ?? "")}
          className="h-12 cursor-pointer rounded-field border border-field bg-white px-3 text-base aria-invalid:border-2 aria-invalid:border-error"
        >
          {DAY_STATES.map((state) => (
            <option key={state} value={state}>
              {state === "" ? nothing : STATE_NAMES[state]}
            </option>
          ))}
        </select>
        {children}
      </div>
      <RangeFields
        name={name}
        label={label}
        draft={draft}
        slots={slots}
        onChange={(ranges) => onChange({ ...draft, ranges })}
      />
      {error && (
        <p id={`${id}-${field}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
