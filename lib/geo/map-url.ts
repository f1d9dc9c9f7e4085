import type { Position } from "@/lib/geo/position";

const ZOOM = 14;
const LANGUAGE = "es";

export function embedUrlOf(target: Position | string): string {
  const query = typeof target === "string" ? target : `${target.lat},${target.lng}`;
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(ZOOM), hl: LANGUAGE, output: "embed" })}`;
}

/** Page of the map: the address without the switch that makes it embeddable. */
export function mapPageUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.delete("output");
  return url.href;
}
