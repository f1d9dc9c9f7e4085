import { careProps } from "@/supabase/seed/artwork/props/care";
import { craftProps } from "@/supabase/seed/artwork/props/craft";
import { foodProps } from "@/supabase/seed/artwork/props/food";
import type { Prop } from "@/supabase/seed/artwork/props/prop";
import { studyProps } from "@/supabase/seed/artwork/props/study";

const PROPS = { ...foodProps, ...careProps, ...craftProps, ...studyProps };

export type PropName = keyof typeof PROPS;
export const PROP_NAMES = Object.keys(PROPS) as PropName[];

const PROP_SIZE = 240;

export function placeProp(name: PropName, { x, y, size }: { x: number; y: number; size: number }): string {
  const drawing: Prop = PROPS[name];
  return `<ellipse cx="${x + size * 0.54}" cy="${y + size}" rx="${size * 0.48}" ry="${size * 0.06}" fill="#0B1F3A" opacity=".22"/><g transform="translate(${x} ${y}) scale(${size / PROP_SIZE})">${drawing}</g>`;
}
