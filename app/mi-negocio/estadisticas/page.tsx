import { LockedSection } from "@/components/owner/panel/locked-section";
import { BarChart } from "@/components/owner/statistics/bar-chart";
import { StatisticsDetails, Totals } from "@/components/owner/statistics/details";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { getSubscription, subscriptionToken } from "@/lib/mail/server/subscription";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { weekdayOf } from "@/lib/statistics/days";
import type { DayCount } from "@/lib/statistics/model";
import { firstDayShown, seriesOf, totalOf, UNIT_IDS } from "@/lib/statistics/series";
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
      {current.role === "owner" && <WeeklyMail business={current.id} email={viewer.email} isOn={isOn ?? true} />}
    </>
  );
});

/** Monday first, of nobody. */
const VISITS = [4, 5, 4, 6, 8, 12, 9];

function StatisticsExample({ today }: { today: IsoDate }) {
  const days = Array.from({ length: 28 }, (_, index): DayCount => {
    const day = addDays(today, -index);
    return { day, kind: "visita", count: (VISITS[weekdayOf(day)] ?? 0) + (index < 14 ? 2 : 0) };
  });
  const series = seriesOf(days, "dia", today);
  return (
    <BarChart kind="visita" title="Ejemplo: visitas por día" unit="dia" series={series} total={totalOf(series, days)} />
  );
}

function WeeklyMail({ business, email, isOn }: { business: string; email: string; isOn: boolean }) {
  return (
    <section aria-labelledby="resumen" className="grid gap-2">
      <h2 id="resumen" className="text-lg">
        Resumen de los lunes
      </h2>
      <p className="text-ink-soft">
        Cada lunes escribimos al dueño qué trajo la página. En <span className="wrap-anywhere">{email}</span> está{" "}
        {isOn ? "encendido" : "apagado"}.
      </p>
      <ActionForm
        action={setWeeklyMail}
        lost={PANEL_MESSAGES.lost}
        fields={{ [BUSINESS_ID_FIELD]: business, recibir: isOn ? "no" : "si" }}
      >
        <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
          {isOn ? "Dejar de recibirlo" : "Recibirlo"}
        </SubmitButton>
      </ActionForm>
    </section>
  );
}
