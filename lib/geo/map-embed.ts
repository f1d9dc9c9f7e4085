import { PLACE } from "@/lib/brand";
import { type Position, parsePosition } from "@/lib/geo/position";

const ZOOM = 14;
const LANGUAGE = "es";
const MAX_QUERY_LENGTH = 300;
const NUMBER = "(-?\\d{1,3}\\.?\\d*)";
/** The pin of a place link, then the centre of an embed's "pb" value (longitude first), then the view of a link. */
const PIN = new RegExp(`!3d${NUMBER}!4d${NUMBER}`);
const EMBED_CENTRE = new RegExp(`!2d${NUMBER}!3d${NUMBER}`);
const VIEW = new RegExp(`@${NUMBER},${NUMBER}`);
const PAIR = new RegExp(`^\\s*${NUMBER}\\s*,\\s*${NUMBER}\\s*$`);
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

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function positionIn(address: string): Position | null {
  const pin = PIN.exec(address);
  if (pin) return parsePosition(pin[1], pin[2]);
  const centre = EMBED_CENTRE.exec(address);
  if (centre) return parsePosition(centre[2], centre[1]);
  const view = VIEW.exec(address);
  return view ? parsePosition(view[1], view[2]) : null;
}

function queryIn(url: URL): Position | string | null {
  for (const key of ["q", "query", "destination", "daddr", "ll", "center"]) {
    const text = url.searchParams.get(key)?.trim().slice(0, MAX_QUERY_LENGTH);
    if (!text) continue;
    const pair = PAIR.exec(text);
    return pair ? parsePosition(pair[1], pair[2]) : text;
  }
  return null;
}

/**
 * What an owner's Google Maps link or embed code points at: coordinates, or the text searched for. Nothing else of it
 * survives. Null for other hosts, and for short links, which only Google can resolve.
 */
export function parseMapTarget(value: string | null | undefined): Position | string | null {
  const address = decodeEntities(value ?? "").match(/https?:\/\/[^\s"'<>]+/i)?.[0];
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!GOOGLE_HOST.test(url.hostname)) return null;
  return positionIn(decodeSafely(url.href)) ?? queryIn(url);
}

const inBorough = (text: string): string =>
  text.toLowerCase().includes(PLACE.borough.toLowerCase()) ? text : `${text}, ${PLACE.boroughAndCity}`;

/** The embedded map of a place: zoom 14, in Spanish. */
export function embedUrlOf(target: Position | string): string {
  const query = typeof target === "string" ? target : `${target.lat},${target.lng}`;
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(ZOOM), hl: LANGUAGE, output: "embed" })}`;
}

type Mappable = {
  name: string;
  category: string;
  address: string | null;
  position: Position | null;
  /** What `mapa_embed_url` holds. */
  ownerMap: string | null;
};

/**
 * The embedded map, always built by us: from the owner's map, else the coordinates, else the address (or name and
 * category) in the borough.
 */
export function mapEmbedUrl({ name, category, address, position, ownerMap }: Mappable): string {
  return embedUrlOf(parseMapTarget(ownerMap) ?? position ?? inBorough(address ?? `${name} ${category}`));
}

/** The map's own page: the same address without the switch that makes it embeddable. */
export function mapPageUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.delete("output");
  return url.href;
}
