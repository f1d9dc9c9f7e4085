import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, WHITE } from "@/supabase/seed/artwork/tones";

const TEETH = [40, 58, 76, 94, 112, 130, 148, 166, 184, 202];

export const beauty: Pictogram = ({ deep, strong, mid }) => `
  <rect x="178" y="18" width="24" height="220" rx="12" fill="${deep}"/>
  <g fill="${deep}">${TEETH.map((y) => `<rect x="196" y="${y}" width="38" height="9" rx="4.5"/>`).join("")}</g>
  <g fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="round"><path d="M48 20 112 150M128 20 64 150"/></g>
  <path d="M48 20 88 101M128 20 88 101" stroke="${WHITE}" stroke-width="5" fill="none" opacity=".35" stroke-linecap="round"/>
  <g fill="none" stroke="${strong}" stroke-width="20"><circle cx="44" cy="192" r="34"/><circle cx="132" cy="192" r="34"/></g>
  <circle cx="88" cy="104" r="10" fill="${mid}"/>`;
