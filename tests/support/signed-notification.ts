import { createHmac, randomUUID } from "node:crypto";

type SignedNotification = { id: string; secret: string; requestId?: string | null; ts?: string };

/** The headers by which the payment provider signs a notification about a resource, now unless the test says when. */
export function signedHeaders({ id, secret, requestId = randomUUID(), ts = String(Date.now()) }: SignedNotification) {
  const text = `id:${id};request-id:${requestId};ts:${ts};`;
  const digest = createHmac("sha256", secret).update(text).digest("hex");
  return { "x-signature": `ts=${ts},v1=${digest}`, ...(requestId === null ? {} : { "x-request-id": requestId }) };
}
