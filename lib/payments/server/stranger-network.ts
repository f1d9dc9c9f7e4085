import "server-only";
import { toLocalDate } from "@/lib/clock";
import { env, signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { keyedHash } from "@/lib/http/keyed-hash";

/** What stands today for the network of a request: orders without an account are counted by it. Tomorrow it is another. */
export const strangerNetwork = (headers: Headers): string =>
  keyedHash(signingSecret(), "orden", toLocalDate(new Date()), clientNetwork(headers, env().trustedProxies));
