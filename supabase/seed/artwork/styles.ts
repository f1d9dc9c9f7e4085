import type { CategorySlug } from "@/lib/categories/categories";
import { type Drawing, readDrawing } from "@/supabase/seed/artwork/drawings";

export const INK = "#0B1F3A";
export const PAPER = "#FFF9F3";
export const WHITE = "#FFFFFF";
export const ACTION = "#F97316";

type Tones = {
  deep: string;
  strong: string;
  mid: string;
  soft: string;
  pale: string;
};

/** Chosen by eye near each category's hue: computed shades of ten hues are never equally calm. */
const CATEGORY_TONES: Readonly<Record<CategorySlug, Tones>> = {
  "alimentos-y-bebidas": { deep: "#8A3D12", strong: "#E5702B", mid: "#F3A76F", soft: "#FADCC6", pale: "#FEF1E7" },
  "belleza-y-cuidado-personal": {
    deep: "#8A2450",
    strong: "#D94F82",
    mid: "#EE9AB9",
    soft: "#F8D6E2",
    pale: "#FDEFF4",
  },
  "servicios-del-hogar": { deep: "#7A5210", strong: "#E3A12F", mid: "#F0C477", soft: "#F9E6C3", pale: "#FEF6E6" },
  "moda-y-tiendas": { deep: "#6B2560", strong: "#B5509D", mid: "#D897C7", soft: "#F0D6EA", pale: "#FAF0F8" },
  "mascotas-y-veterinarias": { deep: "#3F6122", strong: "#74A043", mid: "#A9C880", soft: "#DDEACB", pale: "#F3F8EA" },
  "salud-y-bienestar": { deep: "#0F5E54", strong: "#2A9D88", mid: "#7CC9B9", soft: "#CBE9E2", pale: "#ECF7F4" },
  "educacion-y-escuelas": { deep: "#6B5606", strong: "#D9B21C", mid: "#ECD063", soft: "#F7EBBB", pale: "#FDF9E6" },
  "autos-y-talleres": { deep: "#7D2217", strong: "#D54A35", mid: "#EC9586", soft: "#F8D6CF", pale: "#FDF0ED" },
  "tecnologia-y-electronica": { deep: "#1D4477", strong: "#3C7AC6", mid: "#8CB3E2", soft: "#D2E1F4", pale: "#EFF5FC" },
  "otros-negocios": { deep: "#5E3F1D", strong: "#B77B3E", mid: "#D5AA7B", soft: "#EFDFCB", pale: "#FAF4EB" },
};

export type Style = { tones: Tones; pictogram: Drawing; pattern: Drawing };

export const styleOf = (slug: CategorySlug): Style => ({
  tones: CATEGORY_TONES[slug],
  pictogram: readDrawing("pictograms", slug),
  pattern: readDrawing("patterns", slug),
});
