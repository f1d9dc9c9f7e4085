"use server";

import { headers } from "next/headers";
import { requiredLines } from "@/lib/businesses/text-rules";
import { formOf } from "@/lib/forms/form-of";
import { formFailure } from "@/lib/forms/form-state";
import { clientNetwork } from "@/lib/http/client-network";
import { log } from "@/lib/log";
import { textOf } from "@/lib/text/text-of";
import { MAX_MISSING_CHARACTERS, MISSING_MESSAGES, type MissingFormState } from "../missing";
import { recordMissing } from "./record-search";

const missingSchema = requiredLines(MAX_MISSING_CHARACTERS, MISSING_MESSAGES.empty);

/** "Avísanos qué falta": a word is counted, and nothing of who sent it. Next itself refuses a form that another site sends. */
export async function reportMissing(...sent: readonly unknown[]): Promise<MissingFormState> {
  const falta = textOf(formOf(...sent).get("falta"));
  const fail = (message: string) => formFailure(message, { falta }, { falta: message });
  const parsed = missingSchema.safeParse(falta);
  if (!parsed.success) return fail(parsed.error.issues[0]?.message ?? MISSING_MESSAGES.failed);
  try {
    const network = clientNetwork(await headers());
    if (!(await recordMissing(parsed.data, network))) return fail(MISSING_MESSAGES.tooMany);
  } catch (error) {
    log.error({ error }, "what somebody misses was not stored");
    return fail(MISSING_MESSAGES.failed);
  }
  return { kind: "sent" };
}
