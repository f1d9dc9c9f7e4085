"use client";

import { useEffect, useRef, useState } from "react";
import { onRestored } from "@/components/business-form/restored";
import { HoursBlock } from "@/components/business-page/hours-block";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { dayValues } from "@/lib/businesses/hours/day-draft";
import {
  HOURS_NOTE_FIELD,
  HOURS_TEXT_CHARACTERS,
  HOURS_TEXT_FIELD,
  type ParsedHours,
  parseHoursForm,
  READ_TEXT_FIELD,
  specialDraftsOf,
  specialValues,
} from "@/lib/businesses/hours/hours-form";
import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";
import { HoursText } from "./hours-text";
import { type Holiday, SpecialFields, type SpecialRow } from "./special-fields";
import { readIntoWeek, type WeekDraft, WeekFields, weekDraftOf } from "./week-fields";

type HoursEditorProps = {
  holidays: readonly Holiday[];
  today: IsoDate;
  replaces: string | null;
};

type Draft = {
  week: WeekDraft;
  rows: readonly SpecialRow[];
  text: string;
  /** The text that `week` holds already, and may hold otherwise by now. */
  settled: string;
  /** Days that have something else are replaced by the text, too. */
  isReplacing: boolean;
  note: string;
};

const draftOf = (values: FieldValues): Draft => ({
  week: weekDraftOf(values),
  rows: specialDraftsOf(values).map((draft, index) => ({ ...draft, key: String(index) })),
  text: values[HOURS_TEXT_FIELD] ?? "",
  settled: values[READ_TEXT_FIELD] ?? "",
  isReplacing: false,
  note: values[HOURS_NOTE_FIELD] ?? "",
});

export function HoursEditor({ holidays, today, replaces }: HoursEditorProps) {
  const { values } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [draft, setDraft] = useState(() => draftOf(values));
  const change = (next: Partial<Draft>) => setDraft((present) => ({ ...present, ...next }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the fields held at first, and what is put into them since
  useEffect(() => onRestored((restored) => setDraft(draftOf({ ...values, ...restored }))), []);
  // A button types nothing: the form hears of it as of what is typed.
  const noteChange = () => place.current?.dispatchEvent(new Event("input", { bubbles: true }));
  const { rows, text, settled, isReplacing, note } = draft;
  const read = text.trim() === "" || text.length > HOURS_TEXT_CHARACTERS ? null : readHoursText(text);
  const { empty, other } = readIntoWeek(read?.ok && text !== settled ? read.value : {}, draft.week);
  const filled = isReplacing ? { ...empty, ...other } : empty;
  const week = { ...draft.week, ...filled };
  // As it would be stored now; what is not finished is left out.
  const { hours } = parseHoursForm(
    Object.assign(
      { [HOURS_TEXT_FIELD]: text, [HOURS_NOTE_FIELD]: note },
      ...WEEKDAYS.map((day) => dayValues(day, week[day])),
      ...rows.map((row, index) => specialValues(index, row)),
    ),
    today,
  );
  return (
    <div ref={place} className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <HoursText
        read={read}
        kept={isReplacing ? [] : WEEKDAYS.filter((day) => other[day])}
        isFilling={Object.keys(filled).length > 0}
        isWeekKnown={hours.week !== null}
        onType={(typed) => change({ text: typed, isReplacing: false })}
        onReplace={() => {
          change({ isReplacing: true });
          noteChange();
        }}
      />
      <input type="hidden" name={READ_TEXT_FIELD} value={isHydrated ? text : settled} />
      <WeekFields
        week={week}
        onChange={(next) => {
          change({ week: next, settled: text });
          noteChange();
        }}
      />
      <SpecialFields
        rows={rows}
        holidays={holidays}
        today={today}
        onChange={(next) => {
          change({ rows: next });
          noteChange();
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @[34rem]:grid-cols-2">
        <div className="grid min-w-0 content-start gap-2">
          <TextField
            name={HOURS_NOTE_FIELD}
            label="Nota"
            isOptional
            hint="Lo que la semana no dice: «Con cita». Se queda debajo de tu horario."
            maxCharacters={HOURS_TEXT_CHARACTERS}
            onInput={(event) => change({ note: event.currentTarget.value })}
          />
          {replaces && readHoursText(replaces).ok && replaces !== note && (
            <p className="text-ink-soft text-sm">
              Tu texto de antes está en la semana. Al guardar, tu página muestra la semana en su lugar.
            </p>
          )}
        </div>
        <HoursPreview hours={hours} today={today} />
      </div>
    </div>
  );
}

function HoursPreview({ hours, today }: { hours: ParsedHours; today: IsoDate }) {
  return (
    <section
      aria-labelledby="asi-lo-veran"
      className="self-start rounded-card border border-line bg-card p-4 noscript:hidden"
    >
      <h2 id="asi-lo-veran" className="mb-2 font-semibold">
        Así lo verán
      </h2>
      <HoursBlock
        business={{
          weeklyHours: hours.week,
          specialDays: hours.special,
          openingHoursText: hours.text,
          hoursConfirmedOn: null,
        }}
        today={today}
      />
    </section>
  );
}
