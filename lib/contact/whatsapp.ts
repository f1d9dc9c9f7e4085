import { BRAND } from "@/lib/brand";
import { formatNational, internationalDigits, type Phone, readPhone } from "@/lib/contact/phone";
import { decodePercent } from "@/lib/text/percent";

export type Whatsapp = { kind: "none" } | { kind: "link"; url: string } | { kind: "invalid" };

const LINK = /^(?:(?:https?|whatsapp):\/\/|(?:www\.)?wa\.me\/|(?:[a-z]+\.)?whatsapp\.com\/)/i;
/** Short links of WhatsApp Business carry a code, not a number. */
const CODE_PATH = /^\/(?:message|qr)\/[a-z0-9]+$/i;
const PHONE_PARAMETER = /([?&]phone=)([^&]*)/;

type Chat = { phone: Phone } | { url: string } | null;

function linkedNumber(text: string): Chat {
  const phone = readPhone(decodePercent(text));
  return phone && { phone: { ...phone, written: `+${internationalDigits(phone)}` } };
}

const withPlainNumber = (search: string): string =>
  search.replace(PHONE_PARAMETER, (all, name: string, value: string) => {
    const phone = readPhone(decodePercent(value));
    return phone ? name + internationalDigits(phone) : all;
  });

function readLink(text: string): Chat {
  const address = /^[a-z]+:/i.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password || url.port) return null;
  if (url.protocol === "whatsapp:") return linkedNumber(PHONE_PARAMETER.exec(url.search)?.[2] ?? "");
  if (url.hostname === "wa.me" || url.hostname === "www.wa.me") {
    if (CODE_PATH.test(url.pathname)) return { url: `https://wa.me${url.pathname}` };
    // Catalogues and their articles stand before the number: "/c/52…", "/p/123/52…".
    return linkedNumber(url.pathname.split("/").findLast(Boolean) ?? "");
  }
  if (url.hostname !== "whatsapp.com" && !url.hostname.endsWith(".whatsapp.com")) return null;
  url.search = withPlainNumber(url.search);
  return { url: url.href };
}

function readChat(text: string): Chat {
  if (LINK.test(text)) return readLink(text);
  const phone = readPhone(decodePercent(text));
  return phone && { phone };
}

const chatUrl = (chat: NonNullable<Chat>): string =>
  "url" in chat ? chat.url : `https://wa.me/${internationalDigits(chat.phone)}`;

/** Reads a WhatsApp: its own links, wa.me reduced to digits; else a number of 7 to 15 digits, ten get 52. */
export function parseWhatsapp(value: string | null | undefined): Whatsapp {
  const text = value?.trim();
  if (!text) return { kind: "none" };
  const chat = readChat(text);
  return chat ? { kind: "link", url: chatUrl(chat) } : { kind: "invalid" };
}

export function toWhatsappUrl(value: string | null | undefined): string | null {
  const whatsapp = parseWhatsapp(value);
  return whatsapp.kind === "link" ? whatsapp.url : null;
}

function written(text: string, writeNumber: (phone: Phone) => string): string | null {
  const chat = readChat(text.trim());
  if (!chat) return null;
  return "url" in chat ? chat.url : writeNumber(chat.phone);
}

/** Number as it is best written: a Mexican number with its country code, another one as it was typed; null for what leads nowhere. */
export const tidyWhatsapp = (text: string): string | null =>
  written(text, (phone) => (phone.national ? `+52 ${formatNational(phone.national)}` : phone.written));

/** Stored form: the number as it was typed, or the link; null for what leads nowhere. */
export const keptWhatsapp = (text: string): string | null => written(text, (phone) => phone.written);

const GREETING = `Hola, los vi en ${BRAND.name}`;

/** Links whose chat begins with a text: those with a number. Short links carry a text of the shop's own, groups none. */
const TAKES_TEXT = /^https:\/\/(?:wa\.me\/\d+$|(?:api|web)\.whatsapp\.com\/send\b)/;

/** The chat link of a shop with the first sentence typed already, so that it learns where its customers come from. */
export function greetingLink(chatUrl: string): string {
  if (!TAKES_TEXT.test(chatUrl) || new URL(chatUrl).searchParams.has("text")) return chatUrl;
  return `${chatUrl}${chatUrl.includes("?") ? "&" : "?"}text=${encodeURIComponent(GREETING)}`;
}
