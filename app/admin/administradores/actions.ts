"use server";

import { z } from "zod";
import { ADMINISTRATOR_MESSAGES } from "@/lib/admin/administrators";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction, adminButton } from "@/lib/admin/server/admin-action";
import { addAdministrator, endAccountSessions, removeAdministrator } from "@/lib/admin/server/administrators";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { emailSchema } from "@/lib/auth/schema";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

const screen = (message: FlashMessage) => leave(routes.administrators({ aviso: message }));

const ON_SCREEN = {
  returnTo: routes.administrators(),
  refusals: { denied: leave(routes.administrators()) },
};

export const add = adminAction(
  z.object({ email: emailSchema }),
  async ({ email }, viewer) => {
    const outcome = await addAdministrator(viewer.id, email);
    if (outcome === "added") return screen("administrador-agregado");
    return formFailure(ACTION_MESSAGES.invalid, { email }, { email: ADMINISTRATOR_MESSAGES[outcome] });
  },
  { ...ON_SCREEN, name: "add-administrator", needsProof: true },
);

const REMOVED = { removed: "administrador-quitado", unknown: "administrador-quitado", last: "ultimo" } as const;

export const remove = adminButton(
  z.object({ administrador: z.uuid() }),
  async ({ administrador }, viewer) => {
    const outcome = await removeAdministrator(viewer.id, administrador);
    const isGone = outcome === "removed" && administrador === viewer.id;
    return isGone ? leave(routes.account("administracion")) : REMOVED[outcome];
  },
  { name: "remove-administrator", screen: (aviso) => routes.administrators(aviso && { aviso }) },
);

/** "Cerrar sesiones" of whoever has lost a telephone, or shows signs of somebody else. */
export const endSessions = adminAction(
  z.object({ email: emailSchema }),
  async ({ email }, viewer) =>
    (await endAccountSessions(viewer.id, email))
      ? screen("sesiones-cerradas")
      : formFailure(ACTION_MESSAGES.invalid, { email }, { email: ADMINISTRATOR_MESSAGES.noAccount }),
  { ...ON_SCREEN, name: "end-account-sessions" },
);
