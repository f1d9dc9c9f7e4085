import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, WHITE } from "@/supabase/seed/artwork/tones";

export const health: Pictogram = ({ deep, strong, mid }) => `
  <path d="M120 238C88 238 40 222 14 168q52-2 82 26 18 18 24 44z" fill="${deep}"/>
  <path d="M120 238c32 0 80-16 106-70q-52-2-82 26-18 18-24 44z" fill="${INK}"/>
  <path d="M120 204C60 164 34 130 34 88a46 46 0 0 1 86-24 46 46 0 0 1 86 24c0 42-26 76-86 116z" fill="${strong}"/>
  <path d="M120 64a46 46 0 0 1 86 24c0 42-26 76-86 116z" fill="${mid}" opacity=".45"/>
  <path d="M106 72h28v28h28v28h-28v28h-28v-28H78v-28h28z" fill="${WHITE}"/>`;
