import { BRAND } from "@/lib/brand";
import { formatNational, hasPhoneLength, internationalDigits, toMexicanDigits } from "@/lib/contact/phone";

export type Whatsapp = { kind: "none" } | { kind: "link"; url: string } | { kind: "invalid" };

const INVALID: Whatsapp = { kind: "invalid" };
const LINK = /^(?:https?:\/\/|(?:www\.)?wa\.me\/|(?:[a-z]+\.)?whatsapp\.com\/)/i;
/** Short links of WhatsApp Business carry a code, not a number. */
const CODE_PATH = /^\/(?:message|qr)\/[a-z0-9]+$/i;

function chatLink(text: string): Whatsapp {
  const digits = toMexicanDigits(text) ?? internationalDigits(text);
  return hasPhoneLength(digits) ? { kind: "link", url: `https://wa.me/${digits}` } : INVALID;
}

function parseLink(text: string): Whatsapp {
  const address = /^https?:/i.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;
  if (!URL.canParse(address)) return INVALID;
  const url = new URL(address);
  if (url.username || url.password || url.port) return INVALID;
  if (url.hostname === "wa.me" || url.hostname === "www.wa.me") {
    return CODE_PATH.test(url.pathname)
      ? { kind: "link", url: `https://wa.me${url.pathname}` }
      : chatLink(url.pathname);
  }
  const isWhatsapp = url.hostname === "whatsapp.com" || url.hostname.endsWith(".whatsapp.com");
  return isWhatsapp ? { kind: "link", url: url.href } : INVALID;
}

/**
 * Reads what an owner gave as WhatsApp. A link on WhatsApp's own hosts is used as it is, a wa.me link reduced to its
 * digits; anything else is stripped to digits, of which there must be 7 to 15; ten digits are Mexican and get 52.
 */
export function parseWhatsapp(value: string | null | undefined): Whatsapp {
  const text = value?.trim();
  if (!text) return { kind: "none" };
  return LINK.test(text) ? parseLink(text) : chatLink(text);
}

/** The chat link, or null when there is none or it is invalid. */
export function toWhatsappUrl(value: string | null | undefined): string | null {
  const whatsapp = parseWhatsapp(value);
  return whatsapp.kind === "link" ? whatsapp.url : null;
}

/** As it is best written: a Mexican number with its country code, the rest as it was typed; null for what leads nowhere. */
export function tidyWhatsapp(text: string): string | null {
  const url = toWhatsappUrl(text);
  const national = /^https:\/\/wa\.me\/52(\d{10})$/.exec(url ?? "")?.[1];
  return url && (national ? `+52 ${formatNational(national)}` : text.trim());
}

const GREETING = `Hola, los vi en ${BRAND.name}`;

/** Links whose chat begins with a text: those with a number. Short links carry a text of the shop's own, groups none. */
const TAKES_TEXT = /^https:\/\/(?:wa\.me\/\d+$|(?:api|web)\.whatsapp\.com\/send\b)/;

/** The chat link of a shop with the first sentence typed already, so that it learns where its customers come from. */
export function greetingLink(chatUrl: string): string {
  if (!TAKES_TEXT.test(chatUrl) || new URL(chatUrl).searchParams.has("text")) return chatUrl;
  return `${chatUrl}${chatUrl.includes("?") ? "&" : "?"}text=${encodeURIComponent(GREETING)}`;
}
