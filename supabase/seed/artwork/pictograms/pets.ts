import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, WHITE } from "@/supabase/seed/artwork/tones";

const CREAM = "#F6E7D2";

export const pets: Pictogram = ({ deep, strong, mid }) => `
  <path d="M64 240q0-50 24-66h64q24 16 24 66z" fill="${CREAM}"/>
  <path d="M50 92q0-66 70-66t70 66v34q0 68-70 68t-70-68z" fill="${CREAM}"/>
  <path d="M120 26q-70 0-70 66v34q0 16 5 28 49-10 65-128z" fill="${mid}"/>
  <path d="M62 42Q22 30 16 76q-4 44 14 62 22 8 34-34z" fill="${deep}"/>
  <path d="M178 42q40-12 46 34 4 44-14 62-22 8-34-34z" fill="${deep}"/>
  <ellipse cx="120" cy="158" rx="40" ry="32" fill="${WHITE}"/>
  <path d="M120 166v14m0 0q-8 12-20 6m20-6q8 12 20 6" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
  <path d="M100 144q0-10 20-10t20 10q0 16-20 22-20-6-20-22z" fill="${INK}"/>
  <circle cx="88" cy="108" r="11" fill="${INK}"/><circle cx="152" cy="108" r="11" fill="${INK}"/>
  <circle cx="92" cy="104" r="4" fill="${WHITE}"/><circle cx="156" cy="104" r="4" fill="${WHITE}"/>
  <path d="M82 192q38 18 76 0l6 16q-44 22-88 0z" fill="${strong}"/>
  <circle cx="120" cy="222" r="12" fill="${deep}"/>`;
