import type { Section } from "@/lib/businesses/field";

export const DATA_PARTS = ["contact", "place", "about", "ways"] as const satisfies readonly Section[];
export const MAP_PARTS = ["place", "map"] as const satisfies readonly Section[];
export const SEARCH_PARTS = ["search"] as const satisfies readonly Section[];
export const LINKS_PARTS = ["links"] as const satisfies readonly Section[];
export const MENU_PARTS = ["menu"] as const satisfies readonly Section[];
export const VIDEO_PARTS = ["video"] as const satisfies readonly Section[];
export const PROMOTION_PARTS = ["promotion"] as const satisfies readonly Section[];
