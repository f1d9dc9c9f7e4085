"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction, adminButton } from "@/lib/admin/server/admin-action";
import { leave } from "@/lib/forms/run-action";
import { invoiceFilterValues, parseInvoiceFilters } from "@/lib/invoices/query";
import { decisionSchema } from "@/lib/invoices/schema";
import { decideInvoice } from "@/lib/invoices/server/mutations";
import { routes } from "@/lib/routes";

const DECIDED = {
  enviada: "factura-enviada",
  rechazada: "factura-rechazada",
  pedida: "factura-reabierta",
} as const satisfies Record<string, FlashMessage>;

export const decide = adminButton(
  decisionSchema,
  async ({ factura, decision, motivo }, viewer, form) => {
    const outcome = await decideInvoice(viewer.id, factura, decision, motivo);
    const values = invoiceFilterValues(parseInvoiceFilters(Object.fromEntries(form)));
    return leave(
      routes.adminInvoices({ ...values, aviso: outcome === "decided" ? DECIDED[decision] : "factura-igual" }),
    );
  },
  {
    name: "decide-invoice",
    screen: (aviso) => routes.adminInvoices(aviso && { aviso }),
    invalid: "falta-motivo",
  },
);

export const prove = adminAction(z.object({}), async () => leave(routes.adminInvoices()), {
  name: "prove-for-invoices",
  returnTo: routes.adminInvoices(),
  needsProof: true,
});
