"use server";

import { viewerAction } from "@/lib/auth/server/viewer-action";
import { env } from "@/lib/env";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { INVOICE_MESSAGES } from "@/lib/invoices/messages";
import { fiscalSchema } from "@/lib/invoices/schema";
import { requestInvoice } from "@/lib/invoices/server/mutations";
import { routes } from "@/lib/routes";

const OUTCOMES = { asked: "pedida", already: "ya", late: "tarde", unknown: "no-esta" } as const;

export const askForInvoice = viewerAction(
  fiscalSchema,
  async (form, viewer) => {
    if (!env().isInvoiceOffered) return formFailure(INVOICE_MESSAGES.unknown);
    return leave(routes.ownPayments(OUTCOMES[await requestInvoice(viewer.id, form)]));
  },
  { name: "request-invoice", returnTo: routes.ownPayments() },
);
