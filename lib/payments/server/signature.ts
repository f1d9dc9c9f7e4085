import { createHmac, timingSafeEqual } from "node:crypto";

export type SignedNotification = {
  /** The header x-signature: `ts=..,v1=..`. */
  signature: string | null;
  requestId: string | null;
  /** Every `data.id` of the query: it is the only part of the notification that is signed. */
  dataIds: readonly string[];
};

const MIN_SECRET_CHARACTERS = 8;
const MAX_REQUEST_ID_CHARACTERS = 100;
const WINDOW_MS = 3 * 24 * 60 * 60 * 1000;
const SECONDS_DIGITS = 10;

const DATA_ID = /^[A-Za-z0-9-]{1,64}$/;
const TIMESTAMP = /^(?:\d{10}|\d{13})$/;
const DIGEST = /^[0-9a-f]{64}$/i;

/** The parts of the header; null when one is missing, comes twice or is malformed. */
function parseHeader(header: string): { ts: string; digest: string } | null {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const only = (name: string) => {
    const values = parts.filter(([key]) => key?.trim() === name);
    return values.length === 1 && values[0]?.length === 2 ? (values[0][1]?.trim() ?? "") : "";
  };
  const ts = only("ts");
  const digest = only("v1");
  return TIMESTAMP.test(ts) && DIGEST.test(digest) ? { ts, digest } : null;
}

/** The provider sends seconds or milliseconds. */
const toMs = (ts: string): number => Number(ts) * (ts.length === SECONDS_DIGITS ? 1000 : 1);

function isDigestOf(text: string, secret: string, digest: string): boolean {
  return timingSafeEqual(createHmac("sha256", secret).update(text).digest(), Buffer.from(digest, "hex"));
}

/** Returns a notification's signed id; null when not the provider's. The SDK's own check accepts an empty secret and two ids. */
export function verifySignature(notification: SignedNotification, secret: string | null, now: Date): string | null {
  const [id, ...further] = notification.dataIds;
  const { requestId } = notification;
  if (!secret || secret.length < MIN_SECRET_CHARACTERS) return null;
  if (!id || further.length > 0 || !DATA_ID.test(id)) return null;
  if (!requestId || requestId.length > MAX_REQUEST_ID_CHARACTERS) return null;
  const header = parseHeader(notification.signature ?? "");
  if (!header || Math.abs(now.getTime() - toMs(header.ts)) > WINDOW_MS) return null;
  const isSigned = [id, id.toLowerCase()].some((signedId) =>
    isDigestOf(`id:${signedId};request-id:${requestId};ts:${header.ts};`, secret, header.digest),
  );
  return isSigned ? id : null;
}
