import { LIGHT, type Prop, SHADE } from "@/supabase/seed/artwork/props/prop";

export const careProps = {
  mirror: `
    <ellipse cx="120" cy="96" rx="86" ry="92" fill="#C98A35"/><ellipse cx="120" cy="96" rx="72" ry="78" fill="#D7E8EF"/><path d="M76 120 132 42q26 6 36 26l-62 90q-20-10-30-38z" fill="#FFFFFF" opacity=".6"/>
    <path d="M108 186h24l10 36h-44z" fill="#A66F2A"/><rect x="58" y="220" width="124" height="20" rx="10" fill="#C98A35"/>
    <g fill="#E88AA6"><circle cx="40" cy="60" r="12"/><circle cx="30" cy="84" r="9"/></g><g fill="#5B8C2A"><path d="M44 76q18 2 22 20-18 0-22-20z"/></g>`,
  dryer: `
    <rect x="100" y="216" width="108" height="24" rx="12" fill="#7A3E63"/>
    <path d="M26 62h110a46 46 0 0 1 0 92H60z" fill="#D94F82"/><path d="M26 62 6 52v112l54-10z" fill="#7A2448"/><circle cx="140" cy="108" r="30" fill="#F7C9D8"/><g stroke="#B53766" stroke-width="6"><path d="M122 96h36M120 108h40M122 120h36"/></g>
    <path d="M116 150h44l16 62q2 14-14 14h-24q-12 0-14-12z" fill="#B53766"/><rect x="132" y="168" width="20" height="10" rx="5" fill="#F7C9D8"/><path d="M34 68h96q16 2 26 12-60-6-118 2z" ${LIGHT}/>`,
  polish: `
    ${[
      [14, "#D8423C"],
      [88, "#E88AA6"],
      [162, "#6B4FA0"],
    ]
      .map(
        ([x, color], index) =>
          `<g transform="translate(${x} ${index === 1 ? -14 : 0})"><rect x="14" y="${index === 1 ? 54 : 66}" width="36" height="96" rx="12" fill="#2B2433"/><rect x="20" y="78" width="7" height="70" rx="3" fill="#FFFFFF" opacity=".35"/><path d="M4 176q0-20 20-22h16q20 2 20 22v${index === 1 ? 64 : 50}q0 14-14 14H18q-14 0-14-14z" fill="${color}"/><path d="M14 178v52" stroke="#FFFFFF" stroke-width="7" opacity=".5" stroke-linecap="round"/></g>`,
      )
      .join("")}`,
  barberPole: `
    <defs><pattern id="pole" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><rect width="60" height="60" fill="#F8F4EE"/><rect width="60" height="15" fill="#C8322B"/><rect y="30" width="60" height="15" fill="#22559C"/></pattern></defs>
    <circle cx="120" cy="26" r="22" fill="#D9B25A"/><rect x="72" y="42" width="96" height="24" rx="10" fill="#8A949E"/><rect x="82" y="64" width="76" height="130" fill="url(#pole)"/><rect x="82" y="64" width="18" height="130" ${LIGHT}/><rect x="134" y="64" width="24" height="130" ${SHADE}/><rect x="72" y="192" width="96" height="24" rx="10" fill="#8A949E"/><rect x="92" y="214" width="56" height="26" rx="8" fill="#66707A"/>`,
  pillBottles: `
    <rect x="20" y="100" width="90" height="140" rx="14" fill="#E08A3C"/><rect x="12" y="72" width="106" height="36" rx="10" fill="#F8F4EE"/><path d="M30 78v24M46 78v24M62 78v24M78 78v24M94 78v24" stroke="#D9CFC2" stroke-width="5"/><rect x="20" y="132" width="90" height="66" fill="#FFFDF8"/><path d="M58 144h14v14h14v14H72v14H58v-14H44v-14h14z" fill="#2A9D88"/><rect x="28" y="110" width="10" height="122" rx="5" ${LIGHT}/>
    <rect x="136" y="140" width="88" height="100" rx="12" fill="#2A9D88"/><rect x="144" y="112" width="72" height="34" rx="8" fill="#0F5E54"/><rect x="136" y="166" width="88" height="44" fill="#EAF6F3"/><path d="M150 180h60M150 194h42" stroke="#0F5E54" stroke-width="7" stroke-linecap="round"/>
    <g transform="rotate(-24 180 92)"><rect x="150" y="78" width="64" height="28" rx="14" fill="#F8F4EE"/><path d="M182 78h18a14 14 0 0 1 0 28h-18z" fill="#D8423C"/></g>`,
  tooth: `
    <path d="M120 52c-24-22-88-22-92 40-2 40 20 58 26 92 4 26 10 56 30 56 22 0 14-64 36-64s14 64 36 64c20 0 26-30 30-56 6-34 28-52 26-92-4-62-68-62-92-40z" fill="#FFFFFF"/>
    <path d="M186 44c18 8 26 24 26 48 2 40-20 58-26 92-4 26-10 56-30 56-10 0-14-14-16-30 50-20 70-100 46-166z" fill="#CFE0EA"/><path d="M56 70q12-18 34-14" stroke="#D9EEF4" stroke-width="10" fill="none" stroke-linecap="round"/>
    <circle cx="92" cy="116" r="9" fill="#0B1F3A"/><circle cx="150" cy="116" r="9" fill="#0B1F3A"/><path d="M98 138q22 22 46 0" stroke="#0B1F3A" stroke-width="8" fill="none" stroke-linecap="round"/><g fill="#F7B5A6"><circle cx="72" cy="136" r="10"/><circle cx="170" cy="136" r="10"/></g>`,
  dumbbells: `
    <g transform="rotate(-14 120 190)"><rect x="60" y="180" width="120" height="18" rx="9" fill="#9AA6B2"/><rect x="18" y="152" width="32" height="74" rx="10" fill="#0B1F3A"/><rect x="48" y="164" width="20" height="50" rx="8" fill="#2A9D88"/><rect x="190" y="152" width="32" height="74" rx="10" fill="#0B1F3A"/><rect x="172" y="164" width="20" height="50" rx="8" fill="#2A9D88"/></g>
<path d="M88 96V64q0-34 32-34t32 34v32" fill="none" stroke="#0F5E54" stroke-width="20"/><path d="M120 84c44 0 62 30 62 58 0 20-10 28-22 28H80c-12 0-22-8-22-28 0-28 18-58 62-58z" fill="#2A9D88"/><path d="M80 116q12-18 34-20" stroke="#FFFFFF" stroke-width="8" opacity=".45" fill="none" stroke-linecap="round"/>`,
  balls: `
    <circle cx="88" cy="142" r="86" fill="#4FA79B"/><path d="M30 96q20-34 64-34" stroke="#FFFFFF" stroke-width="12" opacity=".5" fill="none" stroke-linecap="round"/><path d="M6 128q82 40 164 0M4 156q84 44 168 0" stroke="#2F8277" stroke-width="6" fill="none"/><path d="M120 62a86 86 0 0 1-10 162 100 100 0 0 0 10-162z" ${SHADE}/>
    <circle cx="192" cy="194" r="46" fill="#E8804F"/><path d="M162 174q12-18 34-18" stroke="#FFFFFF" stroke-width="8" opacity=".5" fill="none" stroke-linecap="round"/><rect x="0" y="226" width="180" height="14" rx="7" fill="#3D5A80"/>`,
  cat: `
    <path d="M60 240q-20-72 16-112h72q40 44 20 112z" fill="#E2A04A"/><path d="M160 236q58 6 54-52-2-22-22-18-10 4-4 16 10 34-36 34z" fill="#C9812E"/>
    <path d="M44 90 50 18l42 30h44l42-30 6 72q0 56-70 56t-70-56z" fill="#E2A04A"/><path d="M60 38l4 26 18-12zM168 38l-4 26-18-12z" fill="#F6CDBB"/><path d="M104 48h20l-4 24h-12zM78 54l8 18M150 54l-8 18" fill="#C9812E" stroke="#C9812E" stroke-width="7" stroke-linecap="round"/>
    <ellipse cx="114" cy="116" rx="34" ry="24" fill="#FFF3E0"/><circle cx="82" cy="92" r="10" fill="#0B1F3A"/><circle cx="146" cy="92" r="10" fill="#0B1F3A"/><path d="M106 106h16l-8 10z" fill="#C9566F"/><path d="M114 116v8m0 0q-8 10-18 4m18-4q8 10 18 4" stroke="#0B1F3A" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M40 112l26 6M40 130l26-4M188 112l-26 6M188 130l-26-4" stroke="#FFF3E0" stroke-width="4" stroke-linecap="round"/>
    <path d="M84 240q-4-54 30-54t30 54z" fill="#FFF3E0"/>`,
  petFood: `
    <path d="M24 62q60-18 120 0l12 166q0 12-14 12H26q-14 0-14-12z" fill="#5E8B34"/><path d="M20 46h128l-4 20H24z" fill="#3F6122"/><circle cx="84" cy="140" r="42" fill="#F3F8EA"/><g fill="#3F6122"><ellipse cx="84" cy="152" rx="18" ry="14"/><circle cx="62" cy="136" r="8"/><circle cx="76" cy="122" r="8"/><circle cx="94" cy="122" r="8"/><circle cx="107" cy="136" r="8"/></g><path d="M120 56q16 2 24 6l12 166q0 12-14 12h-20q16-80-2-184z" ${SHADE}/>
    <path d="M150 196h88l-14 40q-2 4-6 4h-50q-4 0-6-4z" fill="#D8423C"/><path d="M156 196q38-44 76 0z" fill="#A66F42"/><g fill="#8A5A33"><circle cx="182" cy="186" r="6"/><circle cx="204" cy="186" r="6"/><circle cx="194" cy="176" r="6"/></g>`,
} satisfies Record<string, Prop>;
