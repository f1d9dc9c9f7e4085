import type { Section } from "@/lib/businesses/field";

/** The parts of the field table that a section of the panel edits. */
export const DATA_PARTS = ["contact", "place", "about", "ways"] as const satisfies readonly Section[];
export const LINKS_PARTS = ["links"] as const satisfies readonly Section[];
