import { HoursBlock } from "@/components/business-page/hours-block";
import { HoursEditor } from "@/components/owner/hours/hours-editor";
import { TodayCard } from "@/components/owner/hours/today-card";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { hoursFormValues } from "@/lib/businesses/hours/hours-form";
import type { Business } from "@/lib/businesses/model";
import { type IsoDate, toLocalMoment, WEEKDAYS } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { baseVersionText } from "@/lib/owner/base-version";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { HOURS_COLUMNS } from "@/lib/owner/server/save-hours";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { addDays } from "@/lib/time/add-days";
import { publicHolidaysFrom } from "@/lib/time/public-holidays";
import { panelPage } from "../_components/panel-page";
import { confirmWeek, saveWeek, setToday } from "./actions";

export const metadata = { title: PANEL_SECTIONS.horario.title };

export default panelPage("horario", (panel) => {
  const { current, owned } = panel;
  const { business } = owned;
  const now = toLocalMoment(new Date());
  const tomorrow = addDays(now.date, 1);
  const stillTheSame = <StillTheSame business={business} today={now.date} />;
  if (panel.isLocked)
    return (
      <>
        {stillTheSame}
        <LockedSection panel={panel}>
          <LockedHours business={business} today={now.date} />
        </LockedSection>
      </>
    );
  const stored = { week: business.weeklyHours, special: business.specialDays, text: business.openingHoursText };
  return (
    <>
      <TodayCard
        businessId={current.id}
        times={{ weeklyHours: business.weeklyHours, specialDays: business.specialDays }}
        now={now}
        action={setToday}
      />
      {stillTheSame}
      <SectionForm
        businessId={current.id}
        version={owned.version}
        action={saveWeek}
        initial={hoursFormValues(stored, tomorrow)}
        baseVersion={baseVersionText(owned.row, HOURS_COLUMNS)}
      >
        <HoursEditor holidays={publicHolidaysFrom(tomorrow)} today={now.date} replaces={business.openingHoursText} />
      </SectionForm>
    </>
  );
});

const EXAMPLE = Object.fromEntries(WEEKDAYS.map((day) => [day, day === "sun" ? [] : ([["09:00", "18:00"]] as const)]));

function LockedHours({ business, today }: { business: Business; today: IsoDate }) {
  const isKnown = business.weeklyHours !== null || business.openingHoursText !== null;
  const shown = isKnown ? business : { ...business, weeklyHours: EXAMPLE };
  return (
    <div className="grid gap-3">
      <p>
        Pon tu horario de cada día, tus días festivos y «Hoy cerramos» con un toque. Así sales cuando alguien busca qué
        está abierto ahora.
      </p>
      <div className="rounded-card border border-line bg-card p-4">
        <p className="wrap-anywhere font-semibold">{business.name}</p>
        <HoursBlock business={shown} today={today} />
      </div>
      <p className="text-ink-soft text-sm">
        {isKnown
          ? "Esto muestra tu página hoy; con el plan lo cambias tú."
          : "Es un ejemplo: tu página aún no dice tu horario."}
      </p>
    </div>
  );
}

const ASKED_AFTER_DAYS = 30;

function StillTheSame({ business, today }: { business: Business; today: IsoDate }) {
  const { id, weeklyHours, openingHoursText, hoursConfirmedOn } = business;
  if (!weeklyHours && !openingHoursText) return null;
  if (hoursConfirmedOn && addDays(hoursConfirmedOn, ASKED_AFTER_DAYS) > today)
    return (
      <p className="text-ink-soft text-sm">
        Confirmaste tu horario el {formatLongDate(hoursConfirmedOn)}. Tu página lo dice.
      </p>
    );
  return (
    <ActionForm
      action={confirmWeek}
      lost={PANEL_MESSAGES.lost}
      fields={{ [BUSINESS_ID_FIELD]: id }}
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
