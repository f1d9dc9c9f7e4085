import { env } from "@/lib/env";
import { readBodyText } from "@/lib/http/read-body";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { parseNotificationBody } from "@/lib/payments/notification";
import { verifySignature } from "@/lib/payments/server/signature";
import { takeNotification } from "@/lib/payments/server/take-notification";

const MAX_BODY_BYTES = 64 * 1024;

// Of what is refused: the provider's own notifications have no limit, and a flood of others must not fill the log.
const isWorthALine = createNetworkLimit({ name: "refused-notifications", isQuiet: true, requests: 30, perSeconds: 60 });

const respond = (status: number, result: string): Response => Response.json({ result }, { status });

/** Takes a notification of the payment provider. 401: not the provider's. 503: to be sent again. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const requestId = headers.get("x-request-id");
  const notification = {
    signature: headers.get("x-signature"),
    requestId,
    dataIds: new URL(request.url).searchParams.getAll("data.id"),
  };
  const signedId = verifySignature(notification, env().payments?.webhookSecret ?? null, new Date());
  const body = signedId === null ? null : parseNotificationBody((await readBodyText(request, MAX_BODY_BYTES)) ?? "");
  if (signedId === null || requestId === null || body?.id !== signedId) {
    if (await isWorthALine(headers)) {
      log.warn({ isSigned: signedId !== null }, "a payment notification was refused");
    }
    return respond(401, "refused");
  }
  try {
    const taken = await takeNotification({ type: body.type, id: signedId, requestId });
    return taken.ok ? respond(200, taken.value) : respond(503, taken.code);
  } catch (error) {
    log.error({ error, payment: signedId }, "a payment notification could not be dealt with");
    return respond(503, "failed");
  }
}
