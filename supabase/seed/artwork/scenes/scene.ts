import type { Style } from "@/supabase/seed/artwork/styles";

export type SceneInput = {
  style: Style;
  /** Things of the shop; the first is what it is known by. */
  props: readonly [string, string, string];
  width: number;
  height: number;
  seed: number;
};

export type Scene = (input: SceneInput) => string;

export type Wall = { plain: string; shade: string; wood: string };

export const WALLS: readonly [Wall, ...Wall[]] = [
  { plain: "#E58A5F", shade: "#C96F47", wood: "#7A3A22" },
  { plain: "#F0B94E", shade: "#D89C30", wood: "#7A4A1E" },
  { plain: "#DE7A9B", shade: "#C05A7E", wood: "#6B2444" },
  { plain: "#5FA7A5", shade: "#458A88", wood: "#20504F" },
  { plain: "#9DB873", shade: "#7F9C56", wood: "#465C28" },
  { plain: "#7D90C6", shade: "#6176AE", wood: "#2F3F70" },
  { plain: "#EBD3AC", shade: "#D3B687", wood: "#6B4A26" },
];
