import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { typeInto } from "@/lib/browser/early-typing";
import { DAY_NAMES, describeSchedule } from "@/lib/businesses/hours/describe-hours";
import { HOURS_TEXT_CHARACTERS, HOURS_TEXT_FIELD } from "@/lib/businesses/hours/hours-form";
import type { readHoursText } from "@/lib/businesses/hours/read-hours-text";
import type { Weekday } from "@/lib/clock";
import { formatList } from "@/lib/format";

type HoursTextProps = {
  read: ReturnType<typeof readHoursText> | null;
  /** Days that have something else, and keep it until "Reemplazar". */
  kept: readonly Weekday[];
  isFilling: boolean;
  /** The fields of the week say something: a text that is not understood is not shown beside them. */
  isWeekKnown: boolean;
  onType: (text: string) => void;
  onReplace: () => void;
};

export function HoursText({ read, kept, isFilling, isWeekKnown, onType, onReplace }: HoursTextProps) {
  const { errors } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // Said already, in red, when it was sent.
  const isTold = read?.ok === false && errors[HOURS_TEXT_FIELD]?.includes(`«${read.near}»`);
  function undo() {
    const area = place.current?.querySelector("textarea");
    if (!area) return;
    typeInto(area, "");
    area.focus();
  }
  return (
    <div ref={place} className="grid gap-2">
      <TextArea
        name={HOURS_TEXT_FIELD}
        label="Pega tu horario"
        hint="Por ejemplo: L-V 9 a 18, sáb 10-14."
        rows={1}
        maxCharacters={HOURS_TEXT_CHARACTERS}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <div role="status" className="grid gap-2 text-sm noscript:hidden">
        {read?.ok && (
          <>
            <p>
              <strong className="font-semibold">Entendimos:</strong> {describeSchedule(read.value)}.{" "}
              {kept.length === 0 && "Ya está en la semana."}
            </p>
            {kept.length > 0 && <p>{keptWords(kept)}</p>}
            {(kept.length > 0 || isFilling) && (
              <div className="flex flex-wrap gap-2">
                {kept.length > 0 && (
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => {
                      // The button is gone then.
                      flushSync(onReplace);
                      undoButton.current?.focus();
                    }}
                  >
                    Reemplazar
                  </Button>
                )}
                {isFilling && (
                  <Button variant="link" size="sm" className="px-2" ref={undoButton} onClick={undo}>
                    Deshacer
                  </Button>
                )}
              </div>
            )}
          </>
        )}
        {read && !read.ok && !isTold && (
          <p className="text-ink-soft">
            No entendimos «{read.near}».{" "}
            {isWeekKnown
              ? "Cambia la semana a mano y borra este texto, o pásalo a la nota."
              : "Llena la semana a mano; si la dejas vacía, tu página muestra tu texto tal cual."}
          </p>
        )}
      </div>
    </div>
  );
}

function keptWords(days: readonly Weekday[]): string {
  const names = formatList(days.map((day) => DAY_NAMES[day]));
  const [first = "", ...rest] = names;
  return `${first.toUpperCase()}${rest.join("")} ya ${days.length === 1 ? "tiene" : "tienen"} otro horario.`;
}
