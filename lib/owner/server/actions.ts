"use server";

import { z } from "zod";
import { env } from "@/lib/env";
import { leave } from "@/lib/forms/run-action";
import { PLAN_IDS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import type { FlashMessage } from "../messages";
import { acceptBusiness } from "./accept-business";
import { ownerAction, TO_PANEL } from "./owner-action";

const panel = (message: FlashMessage, businessId?: string) => leave(routes.ownerPanel(message, businessId));

const button = (name: string, notYours: FlashMessage = "no-es-tuyo") => ({
  name,
  returnTo: routes.ownerPanel(),
  refusals: { ...TO_PANEL, notYours: panel(notYours) },
});

const NOT_THEIRS = "42501";

/** Gives an unassigned paid month to a business. */
export const putMonthOn = ownerAction(
  z.object({ plan: z.enum(PLAN_IDS) }),
  async ({ plan }, { viewer, business }) => {
    const assigned = await tryDatabase(
      "assign_month",
      { person: viewer.id, wanted_plan: plan, business: business.id, moderation: env().moderation },
      ({ code }) => (code === NOT_THEIRS ? "notYours" : null),
    );
    if (!assigned.ok) return panel("no-es-tuyo");
    return panel(assigned.value ? "mes" : "mes-usado");
  },
  button("put-month-on"),
);

const NOTHING_ELSE = z.object({});
const ACCEPTANCES = { accepted: "aceptado", full: "sin-lugar", unknown: "no-es-tuyo" } as const;

export const accept = ownerAction(
  NOTHING_ELSE,
  async (_, { viewer, business }) => {
    const outcome = await acceptBusiness(viewer.id, business.id);
    return panel(ACCEPTANCES[outcome], outcome === "accepted" ? business.id : undefined);
  },
  button("accept"),
);

/** "No es mío": takes off an unpublished business that somebody else registered under the user's address. */
export const disown = ownerAction(
  NOTHING_ELSE,
  async (_, { viewer, business }) => {
    const isDisowned = await callDatabase("disown_business", { person: viewer.id, business: business.id });
    return panel(isDisowned ? "quitado" : "no-quitado");
  },
  button("disown", "no-quitado"),
);

const RESUBMISSIONS = { sent: "reenviado", full: "reenvios-agotados", unknown: "no-reenviado" } as const;
const resubmissionSchema = z.enum(["sent", "full", "unknown"]);

/** "Volver a enviar": a rejected business waits for its review again; five times within thirty days. */
export const resubmit = ownerAction(
  NOTHING_ELSE,
  async (_, { viewer, business }) => {
    const outcome = await callDatabase("resubmit_business", { person: viewer.id, business: business.id });
    return panel(RESUBMISSIONS[resubmissionSchema.parse(outcome)], business.id);
  },
  button("resubmit"),
);
