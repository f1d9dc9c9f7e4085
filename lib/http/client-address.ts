import { BlockList, isIP } from "node:net";
import { remembered } from "./remembered";

const MAX_PREFIX = { 4: 32, 6: 128 } as const;

const familyOf = (version: number) => (version === 6 ? "ipv6" : "ipv4");

/** An IP address, or a range in CIDR notation: `10.0.0.0/8`, `::1`. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= MAX_PREFIX[version]);
}

function toBlockList(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", prefix] = entry.split("/");
    const family = familyOf(isIP(address));
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** `::ffff:10.0.0.1`, `[::1]:443` and `10.0.0.1:80` are written in different ways by sockets and proxies; null if none. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) ? address : null;
}

type Hop = { address: string | null; isTrusted: boolean };

/** An IPv6 address in brackets with a port is 47 characters long at most. */
const REMEMBERED = { entries: 1024, length: 64 };

/** Every request asks, some of them twice: a look at the list takes microseconds. */
function hopsAmong(trusted: readonly string[]): (text: string) => Hop {
  const list = toBlockList(trusted);
  return remembered((text) => {
    const address = normalizeAddress(text);
    return { address, isTrusted: address !== null && list.check(address, familyOf(isIP(address))) };
  }, REMEMBERED);
}

/** Made once for each list. */
const hopsOf = new WeakMap<readonly string[], (text: string) => Hop>();

function hopOf(text: string, trusted: readonly string[]): Hop {
  const known = hopsOf.get(trusted);
  if (known) return known(text);
  hopsOf.set(trusted, hopsAmong(trusted));
  return hopOf(text, trusted);
}

export const isTrustedAddress = (address: string | null, trusted: readonly string[]): boolean =>
  address !== null && trusted.length > 0 && hopOf(address, trusted).isTrusted;

const LOOPBACK = ["127.0.0.0/8", "::1"];

export const isLoopback = (host: string | null): boolean => host === "localhost" || isTrustedAddress(host, LOOPBACK);

export const hostnameOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : null;

export const isLoopbackHost = (host: string | null): boolean => isLoopback(hostnameOf(`http://${host}`));

/** Address of a request's client, or null. Reads the proxies' list from its end to the first address that is no trusted proxy's: what
 * stands before it was written by the client. @param peer the other end of the connection. Null where it cannot be known (a page, a
 * route handler): the last entry is then believed, because the gateway, `nameClients` or the hosting platform wrote it. @param trusted addresses and
 * CIDR ranges, TRUSTED_PROXIES. */
export function clientAddress(
  forwardedFor: string | null | undefined,
  peer: string | null,
  trusted: readonly string[],
): string | null {
  const chain = (forwardedFor ?? "").split(",").filter((entry) => entry.trim() !== "");
  if (peer !== null) chain.push(peer);
  let client: string | null = null;
  for (const entry of chain.reverse()) {
    const { address, isTrusted } = hopOf(entry, trusted);
    // Something unreadable was not written by a proxy of ours: the hop after it is the last that is known.
    if (address === null) return client;
    client = address;
    if (!isTrusted) return client;
  }
  return client;
}
