import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER } from "@/supabase/seed/artwork/tones";

const wheel = (x: number, hub: string): string =>
  `<circle cx="${x}" cy="202" r="37" fill="${INK}"/><circle cx="${x}" cy="202" r="18" fill="${PAPER}"/><circle cx="${x}" cy="202" r="8" fill="${hub}"/>`;

export const cars: Pictogram = ({ deep, strong, mid }) => `
  <path d="M6 204Q0 160 50 150 60 72 122 72 186 72 206 152 234 160 234 204z" fill="${strong}"/>
  <path d="M72 146Q78 92 118 88v58z" fill="${PAPER}"/><path d="M130 88q40 4 52 58h-52z" fill="${PAPER}"/>
  <path d="M72 146Q78 92 118 88L98 146z" fill="${mid}" opacity=".5"/>
  <path d="M56 160h140" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>
  <path d="M6 206a50 48 0 0 1 100 0z" fill="${deep}"/><path d="M136 206a50 48 0 0 1 100 0z" fill="${deep}"/>
  <rect x="92" y="194" width="56" height="16" rx="8" fill="${INK}"/>
  ${wheel(56, strong)}${wheel(186, strong)}
  <rect x="132" y="168" width="24" height="8" rx="4" fill="${deep}"/>
  <ellipse cx="36" cy="174" rx="10" ry="12" fill="${PAPER}"/>
  <rect x="0" y="198" width="18" height="12" rx="6" fill="${INK}"/><rect x="222" y="198" width="18" height="12" rx="6" fill="${INK}"/>`;
