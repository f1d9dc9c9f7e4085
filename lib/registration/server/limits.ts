import "server-only";
import { headers } from "next/headers";
import type { Viewer } from "@/lib/auth/model";
import { clientNetwork } from "@/lib/http/client-network";
import { createRateLimit } from "@/lib/http/server/rate-limit";

const HOUR_S = 60 * 60;

const isNetworkAllowed = createRateLimit({ name: "registrations", requests: 40, perSeconds: HOUR_S });
const isUserAllowed = createRateLimit({ name: "registrations", requests: 60, perSeconds: HOUR_S });
const isOrderAllowed = createRateLimit({
  name: "registration-orders",
  failsClosed: true,
  requests: 60,
  perSeconds: HOUR_S,
});

export const clientOf = async (viewer: Viewer | null): Promise<string> => viewer?.id ?? (await network());

const network = async (): Promise<string> => clientNetwork(await headers());

export const canOrder = async (): Promise<boolean> => isOrderAllowed(await network());

/** True if another form may be worked on: by account, or by network for those without one. */
export const canRegister = async (viewer: Viewer | null): Promise<boolean> =>
  (viewer ? isUserAllowed : isNetworkAllowed)(await clientOf(viewer));
