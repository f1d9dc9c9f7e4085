import { PLACE } from "@/lib/brand";
import { parseCoordinates } from "@/lib/geo/coordinates";
import { embedUrlOf } from "@/lib/geo/map-url";
import { type Position, parsePosition } from "@/lib/geo/position";
import { decodePercent } from "@/lib/text/percent";

const MAX_QUERY_LENGTH = 300;
const NUMBER = "(-?\\d{1,3}\\.?\\d*)";

/** Points in the data of a link, what is meant before what is near it; the last of a kind is where a route ends. */
const POINTS: readonly { pattern: RegExp; isLongitudeFirst?: true }[] = [
  // End of a route: of its page, and of its embed.
  { pattern: new RegExp(`!2m2!1d${NUMBER}!2d${NUMBER}`, "g"), isLongitudeFirst: true },
  { pattern: new RegExp(`!3m2!1d${NUMBER}!2d${NUMBER}`, "g") },
  // The pin of a place, then the centre of an embed.
  { pattern: new RegExp(`!3d${NUMBER}!4d${NUMBER}`, "g") },
  { pattern: new RegExp(`!2d${NUMBER}!3d${NUMBER}`, "g"), isLongitudeFirst: true },
];
const VIEW = new RegExp(`@${NUMBER},${NUMBER}`);
/** Two numbers that are no position are no place either. */
const NUMBERS = /^-?[\d.]+ ?, ?-?[\d.]+$/;
const GOOGLE_HOST = /(?:^|\.)google\.(?:com|com\.mx|es)$/;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&#38;": "&",
  "&quot;": '"',
  "&#34;": '"',
  "&#39;": "'",
};
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|quot|#38|#34|#39);/g, (entity) => ENTITIES[entity] ?? "");

/** A link to Google's maps within a text, or within the code that embeds one; null for other hosts. */
function googleUrlIn(text: string): URL | null {
  const address = decodeEntities(text)
    // A pin in degrees, minutes and seconds may stand there with its space.
    .replace(/([NS]) (?=\d{1,3} ?[°º])/gi, "$1+")
    .match(/https?:\/\/[^\s<>]+/i)?.[0]
    .replace(/["'.,;:!]{1,5}$/, "");
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && GOOGLE_HOST.test(url.hostname) ? url : null;
}

function pointIn(address: string): Position | null {
  for (const { pattern, isLongitudeFirst } of POINTS) {
    const [, first, second] = [...address.matchAll(pattern)].at(-1) ?? [];
    const point = isLongitudeFirst ? parsePosition(second, first) : parsePosition(first, second);
    if (point) return point;
  }
  return null;
}

function viewIn(address: string): Position | null {
  const [, lat, lng] = VIEW.exec(address) ?? [];
  return parsePosition(lat, lng);
}

const KINDS_OF_PAGE = ["place", "search", "dir"] as const;

function pageOf({ pathname }: URL): { isRoute: boolean; text: string | null } {
  const parts = pathname.split("/").map((part) => decodePercent(part.replaceAll("+", " ")).trim());
  const kind = KINDS_OF_PAGE.find((each) => parts.includes(each));
  const names = kind ? parts.slice(parts.indexOf(kind) + 1).filter((part) => !/^(?:@|(?:data|am)=|$)/.test(part)) : [];
  return { isRoute: kind === "dir", text: names.at(-1)?.slice(0, MAX_QUERY_LENGTH) ?? null };
}

const QUERY_KEYS = ["q", "query", "destination", "daddr", "ll", "center", "viewpoint"];

function queryIn({ searchParams }: URL): string | null {
  const values = QUERY_KEYS.map((key) => searchParams.get(key)?.trim().slice(0, MAX_QUERY_LENGTH));
  return values.find(Boolean) ?? null;
}

/** Parses "loc:19.3,-99.0", "19.3,-99.0(La Güera)", "'19.3,-99.0'". */
const positionOf = (text: string | null): Position | null =>
  parseCoordinates(text?.replace(/^loc:|^'|'$|\([^()]*\)$/gi, "") ?? "");

/** Position or searched text of a Google Maps link, embed code or coordinates. Null for other hosts, and short links (Google's own). */
export function parseMapTarget(value: string | null | undefined): Position | string | null {
  const text = value?.trim() ?? "";
  const url = googleUrlIn(text);
  if (!url) return parseCoordinates(text.replace(/^geo:([^?;]*).*$/is, "$1"));
  const address = decodePercent(url.href);
  const page = pageOf(url);
  const query = queryIn(url);
  const meant = positionOf(page.text) ?? pointIn(address) ?? positionOf(query);
  if (meant) return meant;
  const route = page.isRoute ? page.text : null;
  const words = query !== null && NUMBERS.test(query) ? null : query;
  return words ?? route ?? viewIn(address) ?? page.text;
}

const inBorough = (text: string): string =>
  text.toLowerCase().includes(PLACE.borough.toLowerCase()) ? text : `${text}, ${PLACE.boroughAndCity}`;

type Mappable = {
  name: string;
  category: string;
  address: string | null;
  position: Position | null;
  ownerMap: string | null;
};

/** Builds the embedded map from the owner's map, else the coordinates, else the address (or name and category). */
export function mapEmbedUrl({ name, category, address, position, ownerMap }: Mappable): string {
  return embedUrlOf(parseMapTarget(ownerMap) ?? position ?? inBorough(address ?? `${name} ${category}`));
}
