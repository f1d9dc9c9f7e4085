import type { StyleSpecification } from "maplibre-gl";
import { routes } from "@/lib/routes";

const SOURCE = "contornos";
const COLORS = { paper: "#FFF9F3", sand: "#F6ECE1", line: "#C9B8A6", ink: "#0B1F3A", inkSoft: "#475569" } as const;
/** Further out the names would cover each other. */
const NAMES_FROM_ZOOM = 12.5;

/** Our own map: shipped outlines, no request to anybody. Without `glyphs` the browser draws the letters. */
export const OWN_MAP_STYLE: StyleSpecification = {
  version: 8,
  sources: {
    [SOURCE]: {
      type: "geojson",
      data: routes.outlines(),
      attribution: "Contornos: Ciudad de México e IECM, datos abiertos",
    },
  },
  layers: [
    { id: "fondo", type: "background", paint: { "background-color": COLORS.sand } },
    {
      id: "alcaldia",
      type: "fill",
      source: SOURCE,
      filter: ["!", ["has", "colonia"]],
      paint: { "fill-color": COLORS.paper },
    },
    { id: "colonias", type: "line", source: SOURCE, paint: { "line-color": COLORS.line, "line-width": 1 } },
    {
      id: "limite",
      type: "line",
      source: SOURCE,
      filter: ["!", ["has", "colonia"]],
      paint: { "line-color": COLORS.ink, "line-width": 2 },
    },
    {
      id: "nombres",
      type: "symbol",
      source: SOURCE,
      minzoom: NAMES_FROM_ZOOM,
      filter: ["has", "colonia"],
      layout: {
        "text-field": ["get", "colonia"],
        "text-font": ["Inter Variable", "Inter", "sans-serif"],
        "text-size": 14,
        "text-max-width": 8,
      },
      paint: { "text-color": COLORS.inkSoft, "text-halo-color": COLORS.paper, "text-halo-width": 1.5 },
    },
  ],
};
