import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import { env } from "@/lib/env";
import { requestId } from "@/lib/request-context";
import { type SecurityEvent, type SecurityLine, type SecurityOutcome, writeSecurityLine } from "@/lib/security-log";
import { clientNetwork } from "../client-network";
import { networkMark } from "../network-mark";
import { NETWORK_MARK_HEADER, REQUEST_ID_HEADER } from "../visit-headers";

/** Facts of a request. Without the gateway a client could say its headers. */
const visitOf = (sent: Headers): Pick<SecurityLine, "network" | "request"> =>
  env().gatewayUrl === null
    ? { network: networkMark(clientNetwork(sent)), request: requestId() }
    : { network: sent.get(NETWORK_MARK_HEADER), request: sent.get(REQUEST_ID_HEADER) };

type Details = { account?: string | null | undefined; reason?: string | undefined };

/** The headers of the request that is being answered; none where Next knows of no request: a line about it is written all the same. */
async function ownHeaders(): Promise<Headers> {
  try {
    return await headers();
  } catch (error) {
    unstable_rethrow(error);
    return new Headers();
  }
}

/** Writes a line of the security log about the request that is being answered. @param sent its headers, where Next knows none (proxy.ts). */
export async function securityEvent(
  event: SecurityEvent,
  outcome: SecurityOutcome,
  { account = null, reason }: Details = {},
  sent?: Headers,
): Promise<void> {
  writeSecurityLine({ event, outcome, reason: reason ?? null, account, ...visitOf(sent ?? (await ownHeaders())) });
}
