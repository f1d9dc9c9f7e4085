"use client";

import { OpeningBadge } from "@/components/businesses/opening-badge";
import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { Field } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { describeRanges } from "@/lib/businesses/hours/describe-hours";
import type { OpeningTimes } from "@/lib/businesses/hours/special-days";
import type { LocalMoment } from "@/lib/clock";
import type { FormAction } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { TIME_CLASSES } from "./day-fields";

type TodayCardProps = {
  businessId: string;
  times: OpeningTimes;
  now: LocalMoment;
  action: FormAction;
};

const OFFERED_HOURS = 3;

const nextHours = ({ minute }: LocalMoment): string[] =>
  Array.from({ length: OFFERED_HOURS }, (_, index) => Math.floor((minute + 30) / 60) + 1 + index)
    .filter((hour) => hour < 24)
    .map((hour) => `${String(hour).padStart(2, "0")}:00`);

export function TodayCard({ businessId, times, now, action }: TodayCardProps) {
  const today = times.specialDays?.[now.date];
  const usual = times.weeklyHours?.[now.weekday];
  const say = (hoy: string, words: string) => (
    <ActionForm action={action} lost={PANEL_MESSAGES.lost} fields={{ [BUSINESS_ID_FIELD]: businessId, hoy }}>
      <SubmitButton sending="Guardando…" look={{ variant: "outline", size: "sm", className: "px-3" }}>
        {words}
      </SubmitButton>
    </ActionForm>
  );
  return (
    <section aria-labelledby="hoy" className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="hoy" className="font-semibold">
            Hoy
          </h2>
          <OpeningBadge
            times={times}
            schedule={today || usual ? describeRanges(today?.ranges ?? usual ?? []) : "Sin horario"}
          />
        </div>
        {today && (
          <p className="w-full text-sm">
            Sólo por hoy: {describeRanges(today.ranges)}. A medianoche vuelve sola a tu horario de siempre.
          </p>
        )}
        {today ? say("siempre", "Volver al horario de siempre") : null}
        {today?.ranges.length === 0 ? null : say("cerrado", "Hoy cerramos")}
        <UntilForm businessId={businessId} now={now} action={action} />
      </div>
    </section>
  );
}

function UntilForm({ businessId, now, action }: Omit<TodayCardProps, "times">) {
  const form = useServerForm({ action, lost: PANEL_MESSAGES.lost });
  return (
    <details open={form.carried !== null} className="open:w-full">
      <summary
        className={buttonVariants({
          variant: "outline",
          size: "sm",
          className: "list-none px-3 [&::-webkit-details-marker]:hidden",
        })}
      >
        Hoy hasta…
      </summary>
      <Form of={form} className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
        <Field name="hora" label="Hasta las">
          {(control, typed) => (
            <input type="time" {...control} defaultValue={typed ?? ""} className={`${TIME_CLASSES} max-w-[55vw]`} />
          )}
        </Field>
        <SubmitButton sending="Guardando…" look={{ size: "sm" }}>
          Guardar hora
        </SubmitButton>
        <div className="flex w-full flex-wrap gap-2">
          {nextHours(now).map((hour) => (
            <button
              key={hour}
              type="submit"
              name="hasta"
              value={hour}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              Hasta las {hour}
            </button>
          ))}
        </div>
        <div className="w-full">
          <FormAlert />
        </div>
      </Form>
    </details>
  );
}
