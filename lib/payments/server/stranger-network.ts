import "server-only";
import { toLocalDate } from "@/lib/clock";
import { env, signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { keyedHash } from "@/lib/http/keyed-hash";

/** Mark of a request's network for today, by which orders without an account are counted. */
export const strangerNetwork = (headers: Headers): string =>
  keyedHash(signingSecret(), "orden", toLocalDate(new Date()), clientNetwork(headers, env().trustedProxies));
