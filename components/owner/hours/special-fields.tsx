import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { fromField, labelField, type SpecialDraft, specialName, toField } from "@/lib/businesses/hours/hours-form";
import type { IsoDate } from "@/lib/clock";
import { cn } from "@/lib/cn";
import { formatDayOfYear, formatShortDay } from "@/lib/format";
import { newId } from "../promotions/new-id";
import { DayFields, summarizeDay } from "./day-fields";
import { DayRow } from "./day-row";

export type Holiday = { date: IsoDate; name: string };
export type SpecialRow = SpecialDraft & { key: string };

type SpecialFieldsProps = {
  rows: readonly SpecialRow[];
  holidays: readonly Holiday[];
  today: IsoDate;
  onChange: (rows: readonly SpecialRow[]) => void;
};

const CLOSED = { state: "cerrado", ranges: [], from: "", to: "", label: "" } as const;
const INPUT_CLASSES =
  "h-12 w-full min-w-0 rounded-field border border-field bg-card px-3 text-base aria-invalid:border-2 aria-invalid:border-error";
const HOLIDAYS_LIST = "dias-festivos";
/** More would be more fields than a form may send (lib/http/server/form-limits.ts). */
const MAX_ROWS = 20;
const OFFERED_HOLIDAYS = 2;

export function SpecialFields({ rows, holidays, today, onChange }: SpecialFieldsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const add = (row: Partial<SpecialDraft>): string => {
    const key = newId();
    onChange([...rows, { ...CLOSED, ...row, key }]);
    return key;
  };
  const isFull = rows.length >= MAX_ROWS;
  const offered = holidays.filter(({ date }) => rows.every(({ from, to }) => date < from || date > (to || from)));
  return (
    <section aria-labelledby="dias-especiales" className="@container grid gap-2">
      <h2 id="dias-especiales" className="text-lg">
        Días especiales
      </h2>
      <p className="text-ink-soft text-sm">
        Festivos y vacaciones. Tu página los anuncia, y cuando pasan se borran solos.
      </p>
      <datalist id={HOLIDAYS_LIST}>
        {holidays.map(({ date, name }) => (
          <option key={date} value={date} label={name} />
        ))}
      </datalist>
      <div className="rounded-card border border-line bg-card pr-1 pl-4 empty:hidden">
        {rows.map((row, index) => (
          <SpecialDayFields
            key={row.key}
            index={index}
            row={row}
            today={today}
            isOpen={open === row.key}
            onToggle={() => setOpen(open === row.key ? null : row.key)}
            onChange={(next) => onChange(rows.map((each) => (each === row ? { ...next, key: row.key } : each)))}
            onRemove={() => onChange(rows.filter((each) => each !== row))}
          />
        ))}
      </div>
      {isFull ? (
        <p className="text-sm">Ya son {MAX_ROWS} renglones. Quita uno para agregar otro.</p>
      ) : (
        <div className="hidden noscript:block">
          <SpecialDayFields index={rows.length} row={{ ...CLOSED, state: "" }} today={today} />
        </div>
      )}
      <div className={cn("flex flex-wrap gap-2 noscript:hidden", isFull && "hidden")}>
        {offered.slice(0, OFFERED_HOLIDAYS).map(({ date, name }) => (
          <Button
            variant="outline"
            size="sm"
            className="px-3"
            key={date}
            onClick={() => add({ from: date, label: name })}
          >
            {`${name} · ${formatShortDay(date)}`}
          </Button>
        ))}
        <Button variant="outline" size="sm" className="px-3" onClick={() => setOpen(add({}))}>
          Otro día
        </Button>
      </div>
    </section>
  );
}

type SpecialDayFieldsProps = {
  index: number;
  row: SpecialDraft;
  today: IsoDate;
  isOpen?: boolean;
  onToggle?: () => void;
  onChange?: (row: SpecialDraft) => void;
  onRemove?: () => void;
};

const nothing = () => undefined;

function SpecialDayFields({ index, row, today, isOpen = false, ...props }: SpecialDayFieldsProps) {
  const { onToggle = nothing, onChange = nothing, onRemove } = props;
  const name = specialName(index);
  const label = row.label || (row.from ? formatDayOfYear(row.from) : "Otro día especial");
  const input = (part: "from" | "to" | "label", field: string, words: string, attributes: ComponentProps<"input">) => (
    <Field name={field} label={words} isOptional={part === "label"}>
      {(control) => (
        <input
          {...attributes}
          {...control}
          value={row[part]}
          onChange={(event) => onChange({ ...row, [part]: event.currentTarget.value })}
          className={INPUT_CLASSES}
        />
      )}
    </Field>
  );
  const date = { type: "date", min: today, list: HOLIDAYS_LIST };
  return (
    <DayRow
      name={name}
      label={label}
      summary={[row.label && row.from && formatDayOfYear(row.from), summarizeDay(row)].filter(Boolean).join(" · ")}
      isOpen={isOpen}
      onToggle={onToggle}
      side={
        onRemove && (
          <Button variant="ghost" size="icon" onClick={onRemove} aria-label={`Quitar: ${label}`}>
            <Icon name="x" />
          </Button>
        )
      }
    >
      <div className="grid gap-2 @[34rem]:grid-cols-3">
        {input("from", fromField(name), "Día", date)}
        {input("to", toField(name), "Hasta (si son varios)", date)}
        {input("label", labelField(name), "Motivo", { type: "text", placeholder: "Navidad" })}
      </div>
      <DayFields
        name={name}
        label={label}
        nothing="Como siempre (quitar)"
        draft={row}
        slots={1}
        onChange={(draft) => onChange({ ...row, ...draft })}
      />
    </DayRow>
  );
}
