"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminButton } from "@/lib/admin/server/admin-action";
import { leave } from "@/lib/forms/run-action";
import { assignMonthFor } from "@/lib/payments/server/courtesies";
import { askAgain } from "@/lib/payments/server/reconcile";
import { routes } from "@/lib/routes";

const screen = (aviso?: FlashMessage) => routes.adminPayments({ aviso });

const ASKED = {
  changed: "pago-cambio",
  same: "pago-igual",
  unavailable: "pago-sin-respuesta",
  unknown: "pago-desconocido",
} as const satisfies Record<string, FlashMessage>;

export const askProvider = adminButton(
  z.object({ orden: z.guid() }),
  async ({ orden }, viewer) => leave(routes.adminOrder(orden, ASKED[await askAgain(viewer.id, orden)])),
  { name: "ask-provider", screen },
);

const ASSIGNED = {
  assigned: "mes-puesto",
  used: "mes-usado",
  foreign: "mes-ajeno",
  unknown: "pago-desconocido",
} as const satisfies Record<string, FlashMessage>;

export const assignMonth = adminButton(
  z.object({ orden: z.guid(), negocio: z.uuid() }),
  async ({ orden, negocio }, viewer) =>
    leave(routes.adminOrder(orden, ASSIGNED[await assignMonthFor(viewer.id, orden, negocio)])),
  { name: "assign-month-for", screen },
);
