import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "@/lib/contact/phone";
import { toWebsiteUrl } from "@/lib/contact/web-links";

type Phone = {
  /** Number as people write it: "55 8544 5271". */
  national: string;
  e164: string;
};

export function mexicanPhone(raw: string): Phone | null {
  const parsed = parsePhoneNumberFromString(readPhone(raw)?.national ?? "", "MX");
  return parsed?.isValid() ? { national: parsed.formatNational(), e164: parsed.number } : null;
}

const KNOWN_ENDINGS = new Set(
  "com net org edu gob info biz mobi pro name app dev shop store online site website tienda tech cloud page xyz club".split(
    " ",
  ),
);
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const PLACEHOLDERS = new Set(["ninguno.com", "notiene.com", "sn.com"]);
const MAX_LENGTH = 300;

/** True for a host as an owner would write it: census takers typed "www.xalpa", "comlmx", underscores. */
function isLikelyHost(host: string): boolean {
  const name = host.replace(/^www\./, "");
  const labels = name.split(".");
  const ending = labels.at(-1) ?? "";
  const isEnding = KNOWN_ENDINGS.has(ending) || /^[a-z]{2}$/.test(ending);
  return labels.length >= 2 && isEnding && labels.every((label) => LABEL.test(label)) && !PLACEHOLDERS.has(name);
}

/** A website with its scheme: "www.norsk.mx" -> "https://www.norsk.mx/"; null when it cannot be an address. */
export function websiteUrl(raw: string): string | null {
  const url = raw.includes("@") ? null : toWebsiteUrl(raw.trim().toLowerCase());
  return url && url.length <= MAX_LENGTH && isLikelyHost(new URL(url).hostname) ? url : null;
}
