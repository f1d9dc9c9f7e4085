import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { PAPER } from "@/supabase/seed/artwork/tones";

const LETTUCE = "#5B8C2A";
const TOMATO = "#CF3A2B";

export const food: Pictogram = ({ deep, strong }) => `
  <g fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round">
    <path d="M84 62c-14-14 12-22 0-38M122 52c-14-14 12-22 0-38M160 62c-14-14 12-22 0-38"/>
  </g>
  <path d="M30 172q-4-26 22-30 2-28 30-26 10-24 38-14 20-18 40 0 26-6 32 20 26 4 20 32l8 40H26z" fill="${LETTUCE}"/>
  <g fill="${TOMATO}"><circle cx="66" cy="146" r="15"/><circle cx="122" cy="122" r="16"/><circle cx="178" cy="148" r="14"/></g>
  <g fill="${PAPER}"><circle cx="94" cy="130" r="9"/><circle cx="152" cy="128" r="9"/></g>
  <path d="M8 228a112 98 0 0 1 224 0q0 12-12 12H20q-12 0-12-12z" fill="${strong}"/>
  <g fill="${deep}" opacity=".4"><ellipse cx="70" cy="192" rx="11" ry="7"/><ellipse cx="118" cy="168" rx="13" ry="8"/><ellipse cx="172" cy="190" rx="10" ry="7"/><ellipse cx="134" cy="214" rx="12" ry="7"/><ellipse cx="50" cy="222" rx="9" ry="6"/><ellipse cx="198" cy="222" rx="9" ry="6"/></g>`;
