import "server-only";
import { toLocalDate } from "@/lib/clock";
import { signingSecret } from "@/lib/env";
import { callDatabase } from "@/lib/supabase/call-database";
import type { BusinessEvent } from "../event";
import { visitorKeys } from "./visitor-keys";

type Sender = {
  network: string;
  userAgent: string;
  /** A signed-in user's id: an owner's own visits and clicks do not count. */
  viewer: string | null;
};

/** Counts a visit or click, once per visitor, business, kind and day. @throws {BackendError} */
export async function recordEvent(
  { tipo, slug }: BusinessEvent,
  { network, userAgent, viewer }: Sender,
): Promise<void> {
  const day = toLocalDate(new Date());
  const { visitor, origin } = visitorKeys({ network, userAgent, day }, signingSecret());
  await callDatabase("record_event", {
    business_slug: slug,
    kind: tipo,
    visitor,
    origin,
    ...(viewer ? { viewer } : {}),
  });
}
