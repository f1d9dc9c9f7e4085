import { cookies } from "next/headers";
import { useId } from "react";
import { StarterWords } from "@/components/owner/ai/starter-words";
import { PlanCard } from "@/components/owner/overview/plan-card";
import { Standing } from "@/components/owner/overview/standing";
import { ProgressWord } from "@/components/owner/panel/panel-shell";
import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { getStarterText } from "@/lib/ai/server/starter-text-of";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import { formatList, formatNumber } from "@/lib/format";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { completeness, missingSteps } from "@/lib/owner/completeness";
import { firstSteps, needsFirstSteps, SKIPPED_COOKIE } from "@/lib/owner/first-steps";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { resubmit } from "@/lib/owner/server/actions";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { LatelyBrought } from "@/lib/statistics/model";
import { getLatelyBrought } from "@/lib/statistics/server/queries";
import { skipFirstSteps } from "../actions";

export async function Overview({ chosen, today }: { chosen: ChosenBusiness; today: IsoDate }) {
  const { business } = chosen.owned;
  const isSkipped = siteCookies(await cookies()).get(SKIPPED_COOKIE) === business.id;
  const brought = await getLatelyBrought(chosen.viewer.id, business.id);
  const isStarted = PLANS[business.plan].gates.aiDescription === "starter";
  const starter = isStarted ? await getStarterText(chosen.viewer.id, business.id) : null;
  // A text that was put there and changed since has served its purpose, and so has one that was taken.
  const isStarterNew =
    starter && (starter.kind === "waiting" || starter.wasPut === (starter.text === business.description));
  const isNew = !isSkipped && needsFirstSteps(business, new Date(chosen.loadedAt));
  return (
    <>
      <Standing chosen={chosen} today={today} resubmit={resubmit} />
      {isNew && <FirstSteps business={business} />}
      <NextStep chosen={chosen} />
      {isStarterNew && (
        <StarterWords starter={starter}>
          {starter.kind === "written" && (
            <p>
              <Link
                href={routes.panelSection("datos", business.id)}
                className="inline-flex min-h-11 items-center underline"
              >
                {starter.wasPut ? "Cambiarlo" : "Usarlo o descartarlo"}
              </Link>
            </p>
          )}
        </StarterWords>
      )}
      {brought && <ThisWeek {...brought} />}
      <SectionList chosen={chosen} />
      {/* Payments are the owner's alone. */}
      {chosen.current.role === "owner" && <PlanCard business={chosen.current} today={today} />}
    </>
  );
}

function FirstSteps({ business }: { business: Business }) {
  return (
    <section aria-labelledby="primeros-pasos" className="rounded-card bg-sand p-5">
      <h2 id="primeros-pasos" className="text-lg">
        Tres pasos, un minuto cada uno
      </h2>
      <ol className="mt-3 grid gap-2">
        {firstSteps(business).map(({ section, label, isDone }, index) => (
          <li key={section}>
            <Link
              href={routes.panelSection(section, business.id)}
              className="flex min-h-12 items-center gap-3 rounded-field bg-card px-4 py-2 font-semibold hover:bg-paper"
            >
              {isDone ? <Icon name="check" className="size-5 shrink-0 text-open" /> : <span>{index + 1}.</span>}
              {label}
              {isDone && <span className="sr-only"> (listo)</span>}
            </Link>
          </li>
        ))}
      </ol>
      <ActionForm
        action={skipFirstSteps}
        lost={ACTION_MESSAGES.failed}
        fields={{ [BUSINESS_ID_FIELD]: business.id }}
        className="-ml-4 mt-2"
      >
        <SubmitButton look={{ variant: "link", size: "sm" }} sending="Un momento…">
          Ahora no
        </SubmitButton>
      </ActionForm>
    </section>
  );
}

type Advice = { section: PanelSection; title: string; reason: string; button: string };

const SHOW_IT: Advice = {
  section: "herramientas",
  title: "pon tu código QR en el mostrador",
  reason: "Quien ya está en tu negocio guarda tu página y la comparte.",
  button: "Ver herramientas",
};

function NextStep({ chosen: { owned, sections } }: { chosen: ChosenBusiness }) {
  const { business } = owned;
  const percent = completeness(business, sections);
  const { section, title, reason, button } = missingSteps(business, sections)[0] ?? SHOW_IT;
  return (
    <section aria-labelledby="avance">
      <h2 id="avance" className="text-lg">
        Tu página está al {percent} %
      </h2>
      <div aria-hidden="true" className="mt-2 h-2.5 overflow-hidden rounded-full bg-sand">
        <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-4 rounded-card border border-line bg-card p-5">
        <p className="font-semibold">Siguiente: {title}.</p>
        <p className="mt-1 text-ink-soft">{reason}</p>
        <Link href={routes.panelSection(section, business.id)} className={buttonVariants({ className: "mt-4" })}>
          {button}
        </Link>
      </div>
    </section>
  );
}

function SectionList({ chosen }: { chosen: ChosenBusiness }) {
  return (
    <nav aria-labelledby="secciones">
      <h2 id="secciones" className="text-lg">
        Tu página, parte por parte
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-card">
        {chosen.sections.map((section) => (
          <li key={section} className="border-line border-t first:border-t-0">
            <Link
              href={routes.panelSection(section, chosen.current.id)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-2.5 hover:bg-sand"
            >
              <span className="font-semibold">{PANEL_SECTIONS[section].title}</span>
              <ProgressWord section={section} chosen={chosen} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ThisWeek({ sentence, weeks }: LatelyBrought) {
  return (
    <section aria-labelledby="esta-semana">
      <h2 id="esta-semana" className="text-lg">
        Lo que te trajo
      </h2>
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-2">
        <p className="self-center">{sentence}</p>
        {weeks && <WeekBars weeks={weeks} />}
      </div>
    </section>
  );
}

/** A week without visits is a line: it was counted. */
const LEAST_PERCENT = 2;

/** Visits by week, oldest first; the last week is not over. */
function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const id = useId();
  const most = Math.max(1, ...weeks);
  const bars = weeks.map((count, index) => ({
    week: index,
    percent: Math.max((count / most) * 100, LEAST_PERCENT),
    isOpen: index === weeks.length - 1,
  }));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {`Visitas de las últimas ${weeks.length} semanas, la última es ésta: ${formatList(weeks.map(formatNumber))}.`}
      </figcaption>
      <div data-plot aria-hidden="true" className="flex h-24 items-end gap-1 border-field border-b">
        {bars.map(({ week, percent, isOpen }) => (
          <span
            key={week}
            style={{ height: `${percent}%` }}
            className={`min-w-0 flex-1 rounded-t-sm ${isOpen ? "border-2 border-ink border-b-0 border-dashed bg-sand" : "bg-ink"}`}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-2 text-ink-soft text-sm">
        <span>{`Visitas, ${weeks.length} semanas`}</span>
        <span>esta semana</span>
      </div>
    </figure>
  );
}
