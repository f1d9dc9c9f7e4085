import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER, WHITE } from "@/supabase/seed/artwork/tones";

export const technology: Pictogram = ({ deep, strong, mid, pale }) => `
  <rect x="14" y="52" width="184" height="140" rx="14" fill="${INK}"/>
  <rect x="28" y="66" width="156" height="112" rx="4" fill="${strong}"/>
  <g fill="none" stroke="${WHITE}" stroke-width="11" stroke-linecap="round">
    <path d="M62 116a60 60 0 0 1 76 0M80 138a34 34 0 0 1 40 0"/>
  </g>
  <circle cx="100" cy="156" r="9" fill="${WHITE}"/>
  <path d="M0 196h212v14q0 22-22 22H22q-22 0-22-22z" fill="${mid}"/>
  <path d="M78 196h56q-2 12-12 12H90q-10 0-12-12z" fill="${deep}"/>
  <rect x="156" y="104" width="80" height="136" rx="16" fill="${PAPER}"/>
  <rect x="160" y="108" width="72" height="128" rx="13" fill="${INK}"/>
  <rect x="168" y="122" width="56" height="96" rx="4" fill="${pale}"/>
  <g fill="${strong}"><rect x="174" y="130" width="20" height="20" rx="5"/><rect x="198" y="154" width="20" height="20" rx="5"/><rect x="174" y="178" width="44" height="10" rx="5"/><rect x="174" y="194" width="30" height="10" rx="5"/></g>
  <g fill="${deep}"><rect x="198" y="130" width="20" height="20" rx="5"/><rect x="174" y="154" width="20" height="20" rx="5"/></g>
  <circle cx="196" cy="227" r="4" fill="${mid}"/>`;
