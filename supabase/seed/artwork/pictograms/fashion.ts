import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER } from "@/supabase/seed/artwork/tones";

export const fashion: Pictogram = ({ deep, strong, mid }) => `
  <path d="M120 62V46q0-6 8-10a18 18 0 1 0-26-16" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"/>
  <path d="M26 104 120 58l94 46" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M82 78Q120 104 158 78l52 26 24 52-40 18-10-20v78q0 8-8 8H64q-8 0-8-8v-78l-10 20-40-18 24-52z" fill="${strong}"/>
  <path d="M82 78Q120 104 158 78l22 11q-10 55-60 55T60 89z" fill="${PAPER}"/>
  <g fill="${deep}"><circle cx="120" cy="118" r="12"/><circle cx="88" cy="106" r="9"/><circle cx="152" cy="106" r="9"/></g>
  <g fill="${mid}"><circle cx="120" cy="118" r="5"/><circle cx="88" cy="106" r="4"/><circle cx="152" cy="106" r="4"/></g>
  <path d="M56 204h128v14H56z" fill="${deep}"/>
  <path d="m60 204 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14" fill="none" stroke="${mid}" stroke-width="4" stroke-linejoin="round"/>`;
