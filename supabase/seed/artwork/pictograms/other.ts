import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER, WHITE } from "@/supabase/seed/artwork/tones";

export const other: Pictogram = ({ deep, strong, mid }) => `
  <path d="M30 112h180v120q0 8-8 8H38q-8 0-8-8z" fill="${mid}"/>
  <rect x="48" y="140" width="64" height="58" rx="4" fill="${PAPER}"/><path d="M48 172h64" stroke="${deep}" stroke-width="6"/>
  <path d="M30 222h180v10q0 8-8 8H38q-8 0-8-8z" fill="${deep}"/><path d="M126 140h58v100h-58z" fill="${INK}"/><circle cx="138" cy="192" r="5" fill="${mid}"/>
  <path d="M40 30h160l26 72H14z" fill="${strong}"/>
  <path d="M72 30h32l-6 72H56zM136 30h32l16 72h-42z" fill="${WHITE}"/>
  <g><path d="M14 100h42v10a21 21 0 0 1-42 0zM98 100h44v10a22 22 0 0 1-44 0zM184 100h42v10a21 21 0 0 1-42 0z" fill="${strong}"/>
  <path d="M56 100h42v10a21 21 0 0 1-42 0zM142 100h42v10a21 21 0 0 1-42 0z" fill="${WHITE}"/></g>
  <rect x="34" y="20" width="172" height="18" rx="9" fill="${INK}"/>`;
