"use server";

import { getViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { formFailure } from "@/lib/forms/form-state";
import { publicAction } from "@/lib/forms/server/public-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { REQUEST_MESSAGES, withOtherWays } from "../messages";
import { arcoSchema, messageSchema } from "../schema";
import { addArcoRequest, addMessage } from "./mutations";

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const canWrite = createRateLimit({ name: "messages", requests: 20, perSeconds: HOUR_S });
const canRequest = createRateLimit({ name: "personal-data-requests", requests: 20, perSeconds: DAY_S });

const { failed, invalid } = REQUEST_MESSAGES;

function refuse(refusal: string) {
  const { support, legal } = env();
  return formFailure(withOtherWays(refusal, { email: support.email, address: legal.address }));
}

export const sendMessage = publicAction(
  messageSchema,
  async (message, network) => {
    if (!(await canWrite(network))) return formFailure(REQUEST_MESSAGES.tooMany);
    const outcome = await addMessage(message);
    if (outcome === "full") return refuse(REQUEST_MESSAGES.full);
    return { kind: "sent" as const, isMailed: outcome === "added" };
  },
  { name: "send-message", sent: { kind: "sent", isMailed: true }, failed, invalid },
);

export const sendArcoRequest = publicAction(
  arcoSchema,
  async (request, network) => {
    if (!(await canRequest(network))) return refuse(REQUEST_MESSAGES.tooManyOfNetwork);
    const viewer = await getViewer();
    const { outcome, folio } = await addArcoRequest(request, viewer?.id ?? null, new Date());
    if (outcome === "full") return refuse(REQUEST_MESSAGES.full);
    const email = viewer?.email ?? request.correo;
    return { kind: "sent" as const, folio: folio ?? null, email, isMailed: outcome === "added" };
  },
  {
    name: "send-arco-request",
    sent: { kind: "sent", folio: null, email: "tu correo", isMailed: true },
    failed,
    invalid,
  },
);
