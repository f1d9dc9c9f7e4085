import { HoursEditor } from "@/components/owner/hours/hours-editor";
import { LockedHours } from "@/components/owner/hours/locked-hours";
import { StillTheSame } from "@/components/owner/hours/still-the-same";
import { TodayCard } from "@/components/owner/hours/today-card";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { hoursFormValues } from "@/lib/businesses/hours/hours-form";
import { toLocalMoment } from "@/lib/clock";
import { baseVersionText } from "@/lib/owner/base-version";
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
  const stillTheSame = (
    <StillTheSame businessId={current.id} business={business} today={now.date} action={confirmWeek} />
  );
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
