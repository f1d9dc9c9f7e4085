"use client";

import { useEffect, useRef, useState } from "react";
import { onRestored } from "@/components/business-form/restored";
import { HoursBlock } from "@/components/business-page/hours-block";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import {
  HOURS_NOTE_FIELD,
  HOURS_TEXT_CHARACTERS,
  HOURS_TEXT_FIELD,
  READ_TEXT_FIELD,
  specialDraftsOf,
} from "@/lib/businesses/hours/hours-form";
import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import type { SpecialDays } from "@/lib/businesses/hours/special-days";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";
import type { FieldValues } from "@/lib/forms/form-state";
import { addDays } from "@/lib/time/add-days";
import { HoursText } from "./hours-text";
import { type Holiday, SpecialFields, type SpecialRow } from "./special-fields";
import { WeekFields } from "./week-fields";
import { finishedRanges, knownWeek, readIntoWeek, type WeekDraft, weekDraftOf } from "./week-state";

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
  return (
    <div ref={place} className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <HoursText
        read={read}
        kept={isReplacing ? [] : WEEKDAYS.filter((day) => other[day])}
        isFilling={Object.keys(filled).length > 0}
        isWeekKnown={knownWeek(week) !== null}
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
        <HoursPreview {...{ week, rows, note, text, today }} />
      </div>
    </div>
  );
}

type HoursPreviewProps = Pick<Draft, "week" | "rows" | "note" | "text"> & { today: IsoDate };

/** The last day of a row is enough to show it: more than 40 days are refused anyway. */
const MAX_SHOWN_DAYS = 40;

function specialOf(rows: readonly SpecialRow[]): SpecialDays {
  const days: Record<IsoDate, SpecialDays[string]> = {};
  for (const row of rows) {
    const ranges = finishedRanges(row);
    if (!ranges || row.from === "") continue;
    const last = row.to || row.from;
    for (let date = row.from, count = 0; date <= last && count < MAX_SHOWN_DAYS; date = addDays(date, 1), count += 1)
      days[date] = { ranges, label: row.label.trim() || null };
  }
  return days;
}

function HoursPreview({ week, rows, note, text, today }: HoursPreviewProps) {
  const weeklyHours = knownWeek(week);
  const shown = note.trim() || (weeklyHours ? null : text.trim()) || null;
  return (
    <section
      aria-labelledby="asi-lo-veran"
      className="self-start rounded-card border border-line bg-card p-4 noscript:hidden"
    >
      <h2 id="asi-lo-veran" className="mb-2 font-semibold">
        Así lo verán
      </h2>
      <HoursBlock
        business={{ weeklyHours, specialDays: specialOf(rows), openingHoursText: shown, hoursConfirmedOn: null }}
        today={today}
      />
    </section>
  );
}
