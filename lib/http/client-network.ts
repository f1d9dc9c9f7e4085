import { isIPv6 } from "node:net";
import { env } from "@/lib/env";
import { clientAddress } from "./client-address";

const GROUPS = 8;
/** A household gets a /64 at least: within it, addresses cost nothing. */
const NETWORK_GROUPS = 4;

/** An IPv4 address as a socket that takes both kinds shows it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Part that one client cannot vary at will: its IPv4 address, or the /64 network of its IPv6 address. */
export function networkOf(written: string): string {
  const address = written.replace(MAPPED, "");
  if (!isIPv6(address)) return address;
  const [left = [], right] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = right ? Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill("0") : [];
  const groups = [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const UNKNOWN = "unknown";

/** The network that a request came from. For counting and limiting: it is never stored or logged as it is. */
export function clientNetwork(headers: Headers, trustedProxies = env().trustedProxies): string {
  const address = clientAddress(headers.get("x-forwarded-for"), null, trustedProxies);
  return address === null ? UNKNOWN : networkOf(address);
}
