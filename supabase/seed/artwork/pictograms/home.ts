import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER, WHITE } from "@/supabase/seed/artwork/tones";

export const home: Pictogram = ({ deep, strong, mid }) => `
  <rect x="166" y="34" width="30" height="62" rx="4" fill="${deep}"/>
  <path d="M34 112 120 40l86 72v120q0 8-8 8H42q-8 0-8-8z" fill="${mid}"/>
  <path d="M34 200h172v32q0 8-8 8H42q-8 0-8-8z" fill="${strong}"/>
  <path d="M16 122 120 34l104 88" fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>
  <g transform="rotate(40 120 168)">
    <path d="M108 138v78a12 12 0 0 0 24 0v-78z" fill="${PAPER}"/>
    <path d="M120 84a34 34 0 0 0-20 61q20 14 40 0a34 34 0 0 0-6-58v32l-14 9-14-9V86z" fill="${WHITE}"/>
    <circle cx="120" cy="212" r="5" fill="${deep}"/>
  </g>`;
