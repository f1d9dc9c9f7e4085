export type SpelledLink = {
  address: string;
  /** The host that a browser asks, in its plain form; null when the text is no web address. */
  host: string | null;
  /** Letters that are not those of the Latin alphabet may look like them: the host's plain form begins a part with "xn--". */
  isPunycode: boolean;
};

export function spellLink(address: string): SpelledLink {
  const host = URL.canParse(address) ? new URL(address).host : "";
  return { address, host: host || null, isPunycode: /(?:^|\.)xn--/.test(host) };
}
