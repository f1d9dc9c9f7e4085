import { isbot } from "isbot";
import { clientNetwork } from "@/lib/http/client-network";
import { isSmall } from "@/lib/http/read-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { CONFIRMATION_MESSAGES, type ConfirmationOutcome } from "@/lib/reports/model";
import { type Confirmation, confirmationSchema } from "@/lib/reports/schema";
import { addConfirmation } from "@/lib/reports/server/mutations";
import { routes } from "@/lib/routes";

const MAX_FORM_BYTES = 2000;
const DAY_S = 24 * 60 * 60;

const isWithinLimit = createRateLimit({ name: "confirmations", requests: 60, perSeconds: DAY_S });
const isFirstOfDay = createRateLimit({ name: "confirmed-facts", isQuiet: true, requests: 1, perSeconds: DAY_S });

const STATUS: Readonly<Record<ConfirmationOutcome, number>> = { si: 200, no: 200, repetido: 429, fallo: 503 };

async function take(answer: Confirmation, headers: Headers): Promise<ConfirmationOutcome> {
  // A robot that follows every button is told that all went well.
  if (isbot(headers.get("user-agent") ?? "")) return answer.respuesta;
  const network = clientNetwork(headers);
  // In this order: within the first limit, nobody fills the second one's memory.
  const isAllowed =
    (await isWithinLimit(network)) && (await isFirstOfDay(`${network} ${answer.negocio} ${answer.dato}`));
  if (!isAllowed) return "repetido";
  // A business that takes no more today has been told by others.
  await addConfirmation(answer);
  return answer.respuesta;
}

/** «¿Sigue siendo así?»: keeps the answer as a report. A script gets a sentence, a form a page that says it. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return new Response(null, { status: 403 });
  if (!isSmall(request, MAX_FORM_BYTES)) return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => new FormData());
  const answer = confirmationSchema.safeParse(Object.fromEntries(form));
  if (!answer.success) return new Response(null, { status: 400 });
  let outcome: ConfirmationOutcome = "fallo";
  try {
    outcome = await take(answer.data, headers);
  } catch (error) {
    log.error({ error }, "an answer was not stored");
  }
  if (headers.get("accept")?.startsWith("text/plain"))
    return new Response(CONFIRMATION_MESSAGES[outcome], { status: STATUS[outcome] });
  return new Response(null, { status: 303, headers: { Location: routes.report(answer.data.negocio, outcome) } });
}
