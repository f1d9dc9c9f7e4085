"use server";

import { redirect } from "next/navigation";
import { requireViewer } from "@/lib/auth/server/viewer";
import { showChanges } from "@/lib/changes/server/show-changes";
import { log } from "@/lib/log";
import { type Plan, planOrFree } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { FlashMessage } from "../messages";
import { acceptBusiness } from "./accept-business";
import { assignMonth } from "./assign-month";
import { disownBusiness } from "./disown-business";

const NOT_GIVEN = { notYours: "no-es-tuyo", monthUsed: "mes-usado" } as const;

async function flashMessageOf(work: () => Promise<FlashMessage>): Promise<FlashMessage> {
  try {
    const flashMessage = await work();
    await showChanges();
    return flashMessage;
  } catch (error) {
    log.error({ error }, "a change in the owner panel was not stored");
    return "fallo";
  }
}

/** "Usar en {negocio}": an unassigned paid month goes to one of the owner's businesses. */
export async function putMonthOn(plan: Plan, businessId: string): Promise<void> {
  const viewer = await requireViewer(routes.ownerPanel());
  const flashMessage = await flashMessageOf(async () => {
    const given = await assignMonth(viewer.id, planOrFree(plan), businessId);
    return given.ok ? "mes" : NOT_GIVEN[given.code];
  });
  redirect(routes.ownerPanel(flashMessage));
}

const ACCEPTANCES = { accepted: "aceptado", full: "sin-lugar", unknown: "no-es-tuyo" } as const;

/** "Sí, es mío". */
export async function accept(businessId: string): Promise<void> {
  const viewer = await requireViewer(routes.ownerPanel());
  const flashMessage = await flashMessageOf(async () => ACCEPTANCES[await acceptBusiness(viewer.id, businessId)]);
  redirect(routes.ownerPanel(flashMessage));
}

/** "No es mío". */
export async function disown(businessId: string): Promise<void> {
  const viewer = await requireViewer(routes.ownerPanel());
  const flashMessage = await flashMessageOf(async () =>
    (await disownBusiness(viewer.id, businessId)) ? "quitado" : "no-quitado",
  );
  redirect(routes.ownerPanel(flashMessage));
}
