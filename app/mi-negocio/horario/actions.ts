"use server";

import { z } from "zod";
import { hoursSchema } from "@/lib/businesses/hours/hours-schema";
import { toLocalDate } from "@/lib/clock";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { saveProblem } from "@/lib/forms/save-problem";
import { HOURS_MESSAGES } from "@/lib/owner/hours-messages";
import type { FlashMessage } from "@/lib/owner/messages";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import { backToSection, ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
import { saveHours } from "@/lib/owner/server/save-hours";
import { confirmHours, saveToday, type TodayChoice } from "@/lib/owner/server/today-hours";
import { routes } from "@/lib/routes";

const returnTo = backToSection("horario");
const go = (businessId: string, message: FlashMessage) => leave(routes.panelSection("horario", businessId, message));

export const saveWeek = ownerAction<z.output<ReturnType<typeof hoursSchema>>, SectionSaved | SectionConflict>(
  () => hoursSchema(toLocalDate(new Date())),
  saveHours,
  { name: "save-horario", returnTo, refusals: { failed: saveProblem } },
);

const text = z.string().optional();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const todaySchema = z
  .object({ hoy: text, hasta: text, hora: text })
  .transform(({ hoy, hasta, hora }, context): TodayChoice => {
    if (hoy === "cerrado" || hoy === "siempre") return hoy;
    const until = time.safeParse(hasta ?? hora);
    if (until.success) return { until: until.data };
    context.addIssue({ code: "custom", path: ["hora"], message: HOURS_MESSAGES.noHour });
    return z.NEVER;
  });

const TODAY_SAVED = { cerrado: "hoy-cerrado", siempre: "hoy-siempre" } as const;

export const setToday = ownerAction(
  todaySchema,
  async (choice, owner) => {
    const outcome = await saveToday(owner, choice);
    if (outcome === "pastHour") return formFailure(HOURS_MESSAGES.pastHour, {}, { hora: HOURS_MESSAGES.pastHour });
    if (outcome === "refused") return go(owner.business.id, "fallo");
    return go(owner.business.id, typeof choice === "string" ? TODAY_SAVED[choice] : "hoy-hasta");
  },
  { name: "set-today", returnTo },
);

export const confirmWeek = ownerAction(
  z.object({}),
  async (_, owner) => go(owner.business.id, (await confirmHours(owner)) ? "horario-confirmado" : "sin-horario"),
  { name: "confirm-hours", returnTo, refusals: TO_PANEL },
);
