import "server-only";
import { clientNetwork } from "@/lib/client-network";
import { env } from "@/lib/env";
import { createRateLimit } from "@/lib/rate-limit";

// A return page asks up to 17 times, and each question may cost one to the provider; a neighbourhood shares an address.
const isWithinLimit = createRateLimit({ requests: 240, perSeconds: 60 });

/** Whether whoever sent the request may still ask about payments. Pages and /api/mp count together. */
export const mayLookUp = (headers: Headers): Promise<boolean> =>
  isWithinLimit(clientNetwork(headers, env().trustedProxies));
