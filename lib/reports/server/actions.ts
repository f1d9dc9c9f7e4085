"use server";

import { headers } from "next/headers";
import { env } from "@/lib/env";
import { formFailure } from "@/lib/forms/form-state";
import { clientNetwork } from "@/lib/http/client-network";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { textOf } from "@/lib/text/text-of";
import { HONEYPOT_FIELD, REPORT_MESSAGES, type ReportFormState } from "../model";
import { reportSchema, slugSchema } from "../schema";
import { reportSlot } from "./form-slot";
import { addReport } from "./mutations";

const HOUR_S = 60 * 60;
// Whole neighbourhoods share the address of their phone company.
const isWithinLimit = createRateLimit({ requests: 30, perSeconds: HOUR_S });
const isWithinLimitOfBusiness = createRateLimit({ requests: 3, perSeconds: HOUR_S });

/** Null when stored; otherwise the sentence that says why not. */
async function report(slug: string, form: FormData): Promise<string | null> {
  const parsed = reportSchema.safeParse({ motivo: form.get("motivo"), detalle: textOf(form.get("detalle")) });
  if (!parsed.success) return parsed.error.issues[0]?.message ?? REPORT_MESSAGES.failed;
  if (!slugSchema.safeParse(slug).success) return REPORT_MESSAGES.unknown;

  const network = clientNetwork(await headers(), env().trustedProxies);
  // In this order: within the first limit, nobody fills the second one's memory with businesses that do not exist.
  const isAllowed = (await isWithinLimit(network)) && (await isWithinLimitOfBusiness(`${network} ${slug}`));
  if (!isAllowed) return REPORT_MESSAGES.tooMany;

  const outcome = await addReport(slug, parsed.data);
  return outcome === "added" ? null : REPORT_MESSAGES[outcome];
}

/** "Reportar un problema". Next itself refuses a form that another site sends. */
export async function reportProblem(slug: string, form: FormData): Promise<ReportFormState> {
  // A program filled in what people do not see: it is told that all went well.
  if (textOf(form.get(HONEYPOT_FIELD)) !== "") return reportSlot.keep({ kind: "sent" });
  let message: string | null = REPORT_MESSAGES.failed;
  try {
    message = await report(slug, form);
  } catch (error) {
    log.error({ error }, "a report was not stored");
  }
  if (message === null) return reportSlot.keep({ kind: "sent" });
  const values = { motivo: textOf(form.get("motivo")), detalle: textOf(form.get("detalle")) };
  return reportSlot.keep(formFailure(message, values));
}
