"use client";

import { useRef, useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { toDayDraft } from "@/lib/businesses/hours/day-draft";
import {
  HOURS_NOTE_FIELD,
  HOURS_TEXT_CHARACTERS,
  HOURS_TEXT_FIELD,
  READ_TEXT_FIELD,
  SHOWN_TEXT_FIELD,
  specialDraftsOf,
} from "@/lib/businesses/hours/hours-form";
import { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { type IsoDate, WEEKDAYS } from "@/lib/clock";
import { HoursPreview } from "./hours-preview";
import { HoursText } from "./hours-text";
import { type Holiday, SpecialFields, type SpecialRow } from "./special-fields";
import { WeekFields } from "./week-fields";
import { knownWeek, type WeekDraft, weekDraftOf } from "./week-state";

type HoursEditorProps = {
  holidays: readonly Holiday[];
  /** The day in Mexico City. */
  today: IsoDate;
  /** The text that is shown now, in the place of a week or beside it. */
  replaces: string | null;
};

/** The hours of a business: week, text, special days, and how they will be read. Plain fields post it all. */
export function HoursEditor({ holidays, today, replaces }: HoursEditorProps) {
  const { values } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [week, setWeek] = useState(() => weekDraftOf(values));
  const [rows, setRows] = useState<readonly SpecialRow[]>(() =>
    specialDraftsOf(values).map((draft, index) => ({ ...draft, key: String(index) })),
  );
  const [text, setText] = useState(values[HOURS_TEXT_FIELD] ?? "");
  const [applied, setApplied] = useState(values[READ_TEXT_FIELD] ?? "");
  const [note, setNote] = useState(values[HOURS_NOTE_FIELD] ?? "");
  // A button types nothing: the form hears of it as of what is typed.
  const noteChange = () => place.current?.dispatchEvent(new Event("input", { bubbles: true }));
  const read = text.trim() === "" || text.length > HOURS_TEXT_CHARACTERS ? null : readHoursText(text);
  // What the form will store: a text that is understood goes into the week, pressed or not.
  const coming = read?.ok && text !== applied ? { ...week, ...draftsOf(read.value) } : week;
  return (
    <div ref={place} className="grid gap-6">
      <WeekFields
        week={week}
        onChange={(next) => {
          setWeek(next);
          noteChange();
        }}
      />
      <div className="grid gap-4">
        <HoursText
          read={read}
          isInWeek={text === applied}
          isWeekKnown={knownWeek(week) !== null}
          onType={setText}
          onApply={() => {
            setWeek(coming);
            setApplied(text);
            noteChange();
          }}
        />
        <input type="hidden" name={READ_TEXT_FIELD} value={applied} />
        <input type="hidden" name={SHOWN_TEXT_FIELD} value={isHydrated ? text : ""} />
        <TextField
          name={HOURS_NOTE_FIELD}
          label="Nota"
          isOptional
          hint="Lo que la semana no dice: «Con cita», «Cerramos en días festivos». Se queda debajo de tu horario."
          maxCharacters={HOURS_TEXT_CHARACTERS}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        {replaces && readHoursText(replaces).ok && replaces !== note && (
          <p className="text-ink-soft text-sm">
            {`Tu texto «${replaces}» está en la semana. Al guardar, tu página muestra la semana en su lugar.`}
          </p>
        )}
      </div>
      <SpecialFields
        rows={rows}
        holidays={holidays}
        today={today}
        onChange={(next) => {
          setRows(next);
          noteChange();
        }}
      />
      <HoursPreview week={coming} rows={rows} note={note} text={text} today={today} />
    </div>
  );
}

/** The days that a text names, as they are edited. */
const draftsOf = (read: WeeklyHours): Partial<WeekDraft> =>
  Object.fromEntries(WEEKDAYS.flatMap((day) => (read[day] ? [[day, toDayDraft(read[day])]] : [])));
