import type { Tones } from "@/supabase/seed/artwork/tones";

/** Every pictogram is drawn in a square of this side, standing on its lower edge. */
export const PICTOGRAM_SIZE = 240;

export type Pictogram = (tones: Tones) => string;
