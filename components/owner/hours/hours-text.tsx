import { buttonVariants } from "@/components/ui/button";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { describeSchedule } from "@/lib/businesses/hours/describe-hours";
import { HOURS_TEXT_CHARACTERS, HOURS_TEXT_FIELD } from "@/lib/businesses/hours/hours-form";
import type { readHoursText } from "@/lib/businesses/hours/read-hours-text";

type HoursTextProps = {
  /** How the text is understood; null where there is nothing to understand. */
  read: ReturnType<typeof readHoursText> | null;
  isInWeek: boolean;
  /** The fields of the week say something: a text that is not understood is not shown beside them. */
  isWeekKnown: boolean;
  onType: (text: string) => void;
  /** Puts what was understood into the week. */
  onApply: () => void;
};

/** Hours as somebody writes them: what is understood is said at once, and put into the week. */
export function HoursText({ read, isInWeek, isWeekKnown, onType, onApply }: HoursTextProps) {
  const { errors } = useFormContext();
  // Said already, in red, when it was sent.
  const isTold = read?.ok === false && errors[HOURS_TEXT_FIELD]?.includes(`«${read.near}»`);
  return (
    <div className="grid gap-2">
      <TextArea
        name={HOURS_TEXT_FIELD}
        label="O pega tu texto"
        hint="Por ejemplo: L-V 9 a 18, sáb 10-14. Lo pasamos a la semana."
        rows={2}
        maxCharacters={HOURS_TEXT_CHARACTERS}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <div role="status" className="grid gap-2 text-sm noscript:hidden">
        {read?.ok && (
          <>
            <p>
              <strong className="font-semibold">Entendimos:</strong> {describeSchedule(read.value)}.
            </p>
            {/* The same button, so that the focus stays where it was pressed. */}
            <button
              type="button"
              aria-disabled={isInWeek}
              onClick={isInWeek ? undefined : onApply}
              className={
                isInWeek
                  ? "justify-self-start font-semibold"
                  : buttonVariants({ variant: "outline", size: "sm", className: "justify-self-start" })
              }
            >
              {isInWeek ? "Ya está en la semana." : "Poner en la semana"}
            </button>
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
