import type { BusinessRow, Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { parseGallery } from "@/lib/businesses/gallery";
import { pictureBucket } from "@/lib/businesses/picture-buckets";
import { toText, toTextList } from "@/lib/database-rows/row";
import { toPictureUrl } from "@/lib/images/picture-url";

const FIELDS: readonly Field[] = Object.values(BUSINESS_FIELDS);
const LINK_KINDS: ReadonlySet<Field["kind"]> = new Set(["website", "instagram", "facebook", "tiktok", "video", "map"]);
const NO_WORDS: ReadonlySet<Field["kind"]> = new Set([
  "picture",
  "pictures",
  "weekly-hours",
  "switch",
  "coordinate",
  "category",
]);
const LINK_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>"']+/giu;

/** Fields of one picture, in the order in which they are shown. */
const PICTURES = ["portada", "imagen", "logo", "promocion_imagen"] as const;

const textOf = (value: unknown): string | null =>
  Array.isArray(value) ? toTextList(value).join(", ") || null : toText(value);

type Fact = { label: string; text: string };

export const writtenFacts = (row: BusinessRow): Fact[] =>
  FIELDS.flatMap(({ kind, label, columns: [column] }) => {
    const text = LINK_KINDS.has(kind) || NO_WORDS.has(kind) ? null : textOf(row[column]);
    return text === null ? [] : [{ label, text }];
  });

export const writtenLinks = (row: BusinessRow): (SpelledLink & { label: string })[] =>
  FIELDS.flatMap(({ kind, label, columns: [column] }) => {
    const text = NO_WORDS.has(kind) ? null : textOf(row[column]);
    if (text === null) return [];
    const addresses = LINK_KINDS.has(kind) ? [text] : (text.match(LINK_IN_TEXT) ?? []);
    return addresses.map((address) => ({ label, ...spellLink(address) }));
  });

export const watchedText = (row: BusinessRow): string =>
  FIELDS.flatMap(({ kind, columns: [column] }) => (NO_WORDS.has(kind) ? [] : (textOf(row[column]) ?? []))).join("\n");

export function sentPictures(row: BusinessRow): string[] {
  const single = PICTURES.map((field) => toPictureUrl(row[fieldOf(field).columns[0]], pictureBucket(field))).filter(
    (url) => url !== null,
  );
  return [...new Set([...single, ...parseGallery(row.gallery_images)])];
}

type SpelledLink = {
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
