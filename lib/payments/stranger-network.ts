import "server-only";
import { clientNetwork } from "@/lib/client-network";
import { toLocalDate } from "@/lib/clock";
import { env, requireSupabase } from "@/lib/env";
import { keyedHash } from "@/lib/keyed-hash";

/** What stands today for the network of a request: orders without an account are counted by it. Tomorrow it is another. */
export const strangerNetwork = (headers: Headers): string =>
  keyedHash(
    requireSupabase().secretKey,
    "orden",
    toLocalDate(new Date()),
    clientNetwork(headers, env().trustedProxies),
  );
