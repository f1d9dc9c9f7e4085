import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { addDays } from "@/lib/time/add-days";

/** Once a month. */
const ASKED_AFTER_DAYS = 30;

type StillTheSameProps = {
  businessId: string;
  business: Pick<Business, "weeklyHours" | "openingHoursText" | "hoursConfirmedOn">;
  today: IsoDate;
  action: FormAction;
};

/** "¿Siguen igual?": one tap, and the page says since when it is so. */
export function StillTheSame({ businessId, business, today, action }: StillTheSameProps) {
  const { weeklyHours, openingHoursText, hoursConfirmedOn } = business;
  if (!weeklyHours && !openingHoursText) return null;
  if (hoursConfirmedOn && addDays(hoursConfirmedOn, ASKED_AFTER_DAYS) > today)
    return (
      <p className="text-ink-soft text-sm">
        Confirmaste tu horario el {formatLongDate(hoursConfirmedOn)}. Tu página lo dice.
      </p>
    );
  return (
    <ActionForm
      action={action}
      lost={PANEL_MESSAGES.lost}
      fields={{ [BUSINESS_ID_FIELD]: businessId }}
      className="flex items-center justify-between gap-3 rounded-card bg-sand px-4 py-3 max-sm:flex-wrap"
    >
      <p className="min-w-0">
        <strong className="font-semibold">¿Siguen igual tus horarios?</strong> Tu página dirá que los confirmaste hoy.
      </p>
      <SubmitButton sending="Guardando…" look={{ variant: "outline", size: "sm", className: "shrink-0" }}>
        Sí, siguen igual
      </SubmitButton>
    </ActionForm>
  );
}
