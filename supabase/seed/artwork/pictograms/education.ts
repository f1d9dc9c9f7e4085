import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { INK, PAPER } from "@/supabase/seed/artwork/tones";

export const education: Pictogram = ({ deep, strong, mid }) => `
  <path d="M38 204h176v36H38q-18 0-18-18t18-18z" fill="${deep}"/>
  <path d="M44 212h166v20H44q-10 0-10-10t10-10z" fill="${PAPER}"/>
  <path d="M52 164h150q18 0 18 18t-18 18H52z" fill="${strong}"/>
  <path d="M56 172h144q10 0 10 10t-10 10H56z" fill="${PAPER}"/>
  <path d="M58 128h134v32H58q-16 0-16-16t16-16z" fill="${mid}"/>
  <path d="M62 135h126v18H62q-9 0-9-9t9-9z" fill="${PAPER}"/>
  <path d="M68 66v44q52 30 104 0V66z" fill="${INK}"/>
  <path d="M120 14 228 58 120 102 12 58z" fill="${INK}"/>
  <path d="M120 14 228 58 120 102z" fill="#16304F"/>
  <path d="M120 58 204 74v38" fill="none" stroke="${strong}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M192 110h24l4 30h-32z" fill="${strong}"/>`;
