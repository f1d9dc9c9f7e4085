import { LockedSection } from "@/components/owner/panel/locked-section";
import { StatisticsDetails } from "@/components/owner/statistics/details";
import { StatisticsExample } from "@/components/owner/statistics/example";
import { Totals } from "@/components/owner/statistics/totals";
import { WeeklyMail } from "@/components/owner/statistics/weekly-mail";
import { toLocalDate } from "@/lib/clock";
import { getSubscription, subscriptionToken } from "@/lib/mail/server/subscription";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { firstDayShown, UNIT_IDS } from "@/lib/statistics/series";
import { getOwnStatistics, listOwnSearches } from "@/lib/statistics/server/queries";
import { totalWords } from "@/lib/statistics/week-messages";
import { addDays } from "@/lib/time/add-days";
import { panelPage } from "../_components/panel-page";
import { setWeeklyMail } from "./actions";

export const metadata = { title: PANEL_SECTIONS.estadisticas.title };

const SEARCHED_DAYS = 28;

export default panelPage("estadisticas", async (panel, { por }) => {
  const { viewer, current } = panel;
  const unit = UNIT_IDS.find((each) => each === por) ?? "dia";
  const today = toLocalDate(new Date());
  const [statistics, terms, isOn] = await Promise.all([
    getOwnStatistics(viewer.id, current.id, firstDayShown(today)),
    listOwnSearches(viewer.id, current.id, addDays(today, 1 - SEARCHED_DAYS)),
    getSubscription(subscriptionToken(viewer.email)),
  ]);
  const { totals, days } = statistics ?? { totals: { visits: 0, clicks: 0 }, days: null };
  return (
    <>
      {days ? (
        <StatisticsDetails
          business={current.id}
          totals={totals}
          days={days}
          terms={terms}
          termDays={SEARCHED_DAYS}
          unit={unit}
          today={today}
        />
      ) : (
        <>
          <p className="text-lg">{totalWords(totals)}</p>
          <Totals totals={totals} />
          <LockedSection panel={panel} plan="pro">
            <p>
              Disponible en Profesional y Premium: cuántas personas ven la página de {current.name} cada día, cuántas
              llaman, escriben o buscan cómo llegar, y qué se busca en tu giro y tu colonia.
            </p>
            <div className="mt-4">
              <StatisticsExample today={today} />
            </div>
          </LockedSection>
        </>
      )}
      {current.role === "owner" && (
        <WeeklyMail business={current.id} email={viewer.email} isOn={isOn ?? true} action={setWeeklyMail} />
      )}
    </>
  );
});
