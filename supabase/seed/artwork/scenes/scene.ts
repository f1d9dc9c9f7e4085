import type { PropName } from "@/supabase/seed/artwork/props/props";
import type { Style } from "@/supabase/seed/artwork/styles";

export type SceneInput = {
  style: Style;
  /** What the shop sells or works with; the first is what it is known by. */
  props: readonly [PropName, PropName, PropName];
  width: number;
  height: number;
  /** The same seed gives the same picture. */
  seed: number;
};

/** A picture of a trade, as a whole svg. */
export type Scene = (input: SceneInput) => string;
