"use server";

import { z } from "zod";
import { leave } from "@/lib/forms/run-action";
import { PLAN_IDS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { FlashMessage } from "../messages";
import { acceptBusiness } from "./accept-business";
import { assignMonth } from "./assign-month";
import { disownBusiness } from "./disown-business";
import { ownerAction, TO_PANEL } from "./owner-action";
import { resubmitBusiness } from "./resubmit-business";

const panel = (message: FlashMessage, businessId?: string) => leave(routes.ownerPanel(message, businessId));

const button = (name: string, notYours: FlashMessage = "no-es-tuyo") => ({
  name,
  returnTo: routes.ownerPanel(),
  refusals: { ...TO_PANEL, notYours: panel(notYours) },
});

const NOT_ASSIGNED = { notYours: "no-es-tuyo", monthUsed: "mes-usado" } as const;

export const putMonthOn = ownerAction(
  z.object({ plan: z.enum(PLAN_IDS) }),
  async ({ plan }, { viewer, business }) => {
    const assigned = await assignMonth(viewer.id, plan, business.id);
    return panel(assigned.ok ? "mes" : NOT_ASSIGNED[assigned.code]);
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

export const disown = ownerAction(
  NOTHING_ELSE,
  async (_, { viewer, business }) => panel((await disownBusiness(viewer.id, business.id)) ? "quitado" : "no-quitado"),
  button("disown", "no-quitado"),
);

const RESUBMISSIONS = { sent: "reenviado", full: "reenvios-agotados", unknown: "no-reenviado" } as const;

export const resubmit = ownerAction(
  NOTHING_ELSE,
  async (_, { viewer, business }) => panel(RESUBMISSIONS[await resubmitBusiness(viewer.id, business.id)], business.id),
  button("resubmit"),
);
