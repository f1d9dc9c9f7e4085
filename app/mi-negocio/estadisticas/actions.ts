"use server";

import { z } from "zod";
import { leave } from "@/lib/forms/run-action";
import { setSubscription, subscriptionToken } from "@/lib/mail/server/subscription";
import type { FlashMessage } from "@/lib/owner/messages";
import { ownerAction } from "@/lib/owner/server/owner-action";
import { routes } from "@/lib/routes";

const statistics = (business: string | undefined, message: FlashMessage) =>
  leave(routes.panelSection("estadisticas", business, message));

/** Switches the weekly mail to whoever is signed in on or off: of all their businesses, as the mail's own link does. */
export const setWeeklyMail = ownerAction(
  z.object({ recibir: z.enum(["si", "no"]) }),
  async ({ recibir }, { viewer, business }) => {
    const isOn = recibir === "si";
    await setSubscription(subscriptionToken(viewer.email), isOn);
    return statistics(business.id, isOn ? "resumen-encendido" : "resumen-apagado");
  },
  {
    name: "set-weekly-mail",
    returnTo: routes.panelSection("estadisticas"),
    refusals: {
      tooMany: statistics(undefined, "demasiados"),
      notYours: statistics(undefined, "no-es-tuyo"),
      invalid: statistics(undefined, "fallo"),
      failed: statistics(undefined, "fallo"),
    },
  },
);
