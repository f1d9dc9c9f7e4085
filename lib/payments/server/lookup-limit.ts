import "server-only";
import { env } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { createRateLimit } from "@/lib/http/server/rate-limit";

// A return page asks up to 17 times, and each question may cost one to the provider; a neighbourhood shares an address.
const isWithinLimit = createRateLimit({ name: "payment-lookups", requests: 240, perSeconds: 60 });

/** True while the sender may still ask about payments. Pages and /api/mp count together. */
export const canLookUp = (headers: Headers): Promise<boolean> =>
  isWithinLimit(clientNetwork(headers, env().trustedProxies));
