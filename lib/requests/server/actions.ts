"use server";

import { getViewer } from "@/lib/auth/server/viewer";
import { formFailure } from "@/lib/forms/form-state";
import { publicAction } from "@/lib/forms/server/public-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { REQUEST_MESSAGES } from "../messages";
import { arcoSchema, messageSchema } from "../schema";
import { arcoSlot, messageSlot } from "./form-slots";
import { addArcoRequest, addMessage } from "./mutations";

const HOUR_S = 60 * 60;
// Whole neighbourhoods share the address of their phone company.
const canWrite = createRateLimit({ requests: 20, perSeconds: HOUR_S });
const canRequest = createRateLimit({ requests: 10, perSeconds: HOUR_S });

const { failed, invalid } = REQUEST_MESSAGES;

/** The form of /soporte. */
export const sendMessage = publicAction(
  messageSchema,
  async (message, network) => {
    if (!(await canWrite(network))) return formFailure(REQUEST_MESSAGES.tooMany);
    const outcome = await addMessage(message);
    return outcome === "added" ? { kind: "sent" as const } : formFailure(REQUEST_MESSAGES[outcome]);
  },
  { name: "send-message", slot: messageSlot, sent: { kind: "sent" }, failed, invalid },
);

/** A request by the law on personal data. */
export const sendArcoRequest = publicAction(
  arcoSchema,
  async (request, network) => {
    if (!(await canRequest(network))) return formFailure(REQUEST_MESSAGES.tooMany);
    const viewer = await getViewer();
    const { outcome, folio } = await addArcoRequest(request, viewer?.id ?? null, new Date());
    if (outcome !== "added") return formFailure(REQUEST_MESSAGES[outcome]);
    return { kind: "sent" as const, folio: folio ?? null, email: viewer?.email ?? request.correo };
  },
  {
    name: "send-arco-request",
    slot: arcoSlot,
    sent: { kind: "sent", folio: null, email: "tu correo" },
    failed,
    invalid,
  },
);
