import type { Style } from "@/supabase/seed/artwork/styles";

export type SceneInput = {
  style: Style;
  width: number;
  height: number;
  /** The same seed gives the same picture. */
  seed: number;
};

/** A picture of a trade, as a whole svg. */
export type Scene = (input: SceneInput) => string;
