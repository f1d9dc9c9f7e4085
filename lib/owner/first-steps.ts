import type { Business } from "@/lib/businesses/model";
import type { PanelSection } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { DAY_MS } from "@/lib/time/add-days";

type FirstStep = { section: PanelSection; label: string; isDone: boolean };

export const SKIPPED_COOKIE = "primeros_pasos";

export const FIRST_DAYS = 7;

/** First needs of a new page: a picture, hours (or place, as long as the plan has no hours), and what is sold. */
export function firstSteps({ plan, coverUrl, logoUrl, weeklyHours, position, description }: Business): FirstStep[] {
  return [
    { section: "fotos", label: "Sube una foto", isDone: coverUrl !== null && coverUrl !== logoUrl },
    PLANS[plan].gates.ownHours
      ? { section: "horario", label: "Pon tu horario", isDone: weeklyHours !== null }
      : { section: "mapa", label: "Marca dónde estás", isDone: position !== null },
    { section: "datos", label: "Di qué vendes", isDone: description !== null },
  ];
}

export function needsFirstSteps(business: Business, now: Date): boolean {
  const age = business.createdAt ? now.getTime() - Date.parse(business.createdAt) : Number.POSITIVE_INFINITY;
  return age < FIRST_DAYS * DAY_MS && firstSteps(business).some(({ isDone }) => !isDone);
}
