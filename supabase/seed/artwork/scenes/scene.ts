import type { PropName } from "@/supabase/seed/artwork/props/props";
import type { Style } from "@/supabase/seed/artwork/styles";

export type SceneInput = {
  style: Style;
  /** Things of the shop; the first is what it is known by. */
  props: readonly [PropName, PropName, PropName];
  width: number;
  height: number;
  seed: number;
};

export type Scene = (input: SceneInput) => string;
