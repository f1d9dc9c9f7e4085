export type SocialNetwork = "instagram" | "facebook" | "tiktok";

type NetworkRule = { hosts: readonly string[]; profile: (handle: string) => string };

const NETWORKS: Readonly<Record<SocialNetwork, NetworkRule>> = {
  instagram: { hosts: ["instagram.com", "instagr.am"], profile: (handle) => `https://www.instagram.com/${handle}` },
  facebook: { hosts: ["facebook.com", "fb.com", "fb.me"], profile: (handle) => `https://www.facebook.com/${handle}` },
  tiktok: { hosts: ["tiktok.com"], profile: (handle) => `https://www.tiktok.com/@${handle}` },
};

const HANDLE = /^@?([a-z0-9._]{2,60})$/i;

/** Addresses of the networks that lead anywhere one likes: "l.facebook.com/l.php?u=", "tiktok.com/link/v2?target=". */
const isRedirector = ({ hostname, pathname }: URL): boolean => /^lm?\./.test(hostname) || /^\/link\//.test(pathname);

const isHostOf = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

const OTHER_ADDRESS =
  /^(?!https?:\/\/)(?:[a-z][a-z0-9+.-]*:\/\/|(?:about|blob|content|data|file|intent|javascript|mailto|sms|tel|vbscript):)\S*$/i;

/** True for one word that is an address of another scheme: "ftp://…", "mailto:…". "Tacos:$15" is none. */
export const isOtherAddress = (text: string): boolean => OTHER_ADDRESS.test(text.trim());

/** Endings by which a host is known that stands alone: "Sr.Taco" is none. */
export const hasSiteEnding = (text: string): boolean => /\.(?:com|mx|net|org)$/i.test(text);

/** A web address as an http(s) URL. Null for other schemes, credentials and hosts that are not public names. */
export function toWebsiteUrl(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text || /\s/.test(text)) return null;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isPublicName = /\.[a-z][a-z0-9-]+$/i.test(url.hostname);
  return isWeb && isPublicName && !url.username && !url.password ? url.href : null;
}

/** A profile link on the network's own hosts, always https, from a link or a bare handle; otherwise null. */
export function toSocialUrl(network: SocialNetwork, value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const { hosts, profile } = NETWORKS[network];
  const address = toWebsiteUrl(text);
  const url = address ? new URL(address) : null;
  if (url && hosts.some((host) => isHostOf(url.hostname, host))) {
    url.protocol = "https:";
    return isRedirector(url) ? null : url.href;
  }
  const handle = HANDLE.exec(text)?.[1];
  // A bare "tacos.mx" could be a handle; with another known ending it is a web site in the wrong field.
  const isWebsite = handle !== undefined && hasSiteEnding(handle) && !text.startsWith("@");
  return handle && !isWebsite ? profile(handle) : null;
}
