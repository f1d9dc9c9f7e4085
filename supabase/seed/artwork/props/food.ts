import { LIGHT, type Prop, SHADE } from "@/supabase/seed/artwork/props/prop";

const lime = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-24 0a24 24 0 0 1 48 0z" fill="#6FA33B"/><path d="M-19 0a19 19 0 0 1 38 0z" fill="#DDEBA7"/><path d="M0 0V-18M0 0l-14-11M0 0l14-11" stroke="#9CC463" stroke-width="3"/></g>`;

export const foodProps = {
  tacos: `
    <ellipse cx="120" cy="222" rx="116" ry="18" fill="#F4F0EA"/><ellipse cx="120" cy="218" rx="96" ry="12" fill="#DCE6EE"/>
    ${[52, 120, 188]
      .map(
        (x, index) =>
          `<g transform="translate(${x - 52} ${index === 1 ? 4 : 0})"><path d="M6 206q-2-24 14-34 4-18 22-14 10-14 26-4 18-6 24 12 14 8 10 38z" fill="#A4402A"/><g fill="#5B8C2A"><circle cx="30" cy="164" r="7"/><circle cx="70" cy="160" r="8"/><circle cx="52" cy="152" r="6"/></g><g fill="#FFF9F3"><rect x="40" y="156" width="10" height="9" rx="2"/><rect x="60" y="168" width="9" height="8" rx="2"/><rect x="80" y="170" width="9" height="9" rx="2"/></g><path d="M38 150h18l-4-16q-6-6-10 0z" fill="#F6B93B"/><path d="M0 214a52 46 0 0 1 104 0z" fill="#EBC06D"/><g fill="#C98A35" opacity=".55"><ellipse cx="30" cy="196" rx="7" ry="4"/><ellipse cx="62" cy="188" rx="8" ry="5"/><ellipse cx="78" cy="204" rx="6" ry="4"/></g></g>`,
      )
      .join("")}`,
  trompo: `
    <rect x="116" y="6" width="8" height="234" rx="4" fill="#7A8794"/>
    <path d="M120 12q34 0 40 14l-8 12H88l-8-12q6-14 40-14z" fill="#F6C445"/><path d="M92 24q28-8 56 0" stroke="#E09B1F" stroke-width="5" fill="none"/>
    <path d="M70 40h100q14 44 0 84-8 46-26 78H96q-18-32-26-78-14-40 0-84z" fill="#B4442B"/>
    <path d="M66 62q54 16 108 0M62 90q58 18 116 0M66 120q54 18 108 0M74 150q46 16 92 0M84 178q36 12 72 0" stroke="#8E2F1D" stroke-width="7" fill="none"/>
    <path d="M72 50q10 60 14 130" stroke="#E07A4B" stroke-width="10" fill="none" opacity=".7" stroke-linecap="round"/>
    <rect x="52" y="206" width="136" height="14" rx="7" fill="#5D6975"/><rect x="84" y="218" width="72" height="22" rx="8" fill="#3D4854"/>`,
  molcajete: `
    <path d="M30 150h180q-4 66-56 76l8 14h-24l-6-10h-24l-6 10H78l8-14q-52-10-56-76z" fill="#5A5F66"/>
    <path d="M150 150h60q-4 66-56 76 20-40-4-76z" ${SHADE}/><ellipse cx="120" cy="150" rx="92" ry="24" fill="#7B828A"/><ellipse cx="120" cy="152" rx="76" ry="17" fill="#C0392B"/>
    <g fill="#5B8C2A"><circle cx="86" cy="150" r="6"/><circle cx="130" cy="158" r="6"/><circle cx="154" cy="146" r="5"/></g><g fill="#F2D3C9"><circle cx="106" cy="146" r="5"/><circle cx="144" cy="154" r="4"/></g>
    <path d="M150 144 206 66q10-10 20-2t4 20l-62 70z" fill="#6B7178"/><path d="M206 66q10-10 20-2l-58 84-8-2z" ${LIGHT}/>
    <circle cx="76" cy="150" r="3" fill="#FCE08A"/><circle cx="118" cy="160" r="3" fill="#FCE08A"/>`,
  concha: `
    <path d="M8 222q-2-92 112-94 114 2 112 94 0 14-18 14H26q-18 0-18-14z" fill="#D69A52"/>
    <path d="M26 196q14-62 94-62t94 62q-10 14-24 4-12 14-28 2-12 14-30 2-14 12-30-2-16 12-30-2-20 12-46-4z" fill="#F8DDB5"/>
    <g fill="none" stroke="#E3B57A" stroke-width="6" stroke-linecap="round"><path d="M120 140v50M92 142q-20 22-26 50M148 142q20 22 26 50M68 152q-20 20-26 38M172 152q20 20 26 38"/></g>
    <path d="M40 180q14-34 50-42-34 14-42 46z" ${LIGHT}/>`,
  bread: `
    <path d="M14 156h212l-22 74q-2 10-14 10H50q-12 0-14-10z" fill="#B8804A"/><path d="M22 176h196M28 198h184M34 220h172" stroke="#95612F" stroke-width="6"/><path d="M60 160l-10 76M110 160v78M160 160l4 78" stroke="#95612F" stroke-width="5"/>
    <g fill="#E5AE63"><rect x="36" y="64" width="44" height="104" rx="22" transform="rotate(-14 58 116)"/><rect x="86" y="40" width="46" height="126" rx="23" transform="rotate(-3 109 103)"/><rect x="150" y="58" width="44" height="110" rx="22" transform="rotate(14 172 113)"/></g>
    <g stroke="#B9772F" stroke-width="6" stroke-linecap="round" fill="none"><path d="M92 66l28 14M92 92l30 14M92 118l30 14M46 92l26 8M52 118l26 8M162 84l26-6M158 112l28-6"/></g>
    <rect x="6" y="148" width="228" height="18" rx="9" fill="#D09A5E"/>`,
  cup: `
    <g fill="none" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round" opacity=".75"><path d="M84 84c-14-18 14-26 0-46M122 78c-14-18 14-26 0-46M160 84c-14-18 14-26 0-46"/></g>
    <path d="M190 124h14a32 32 0 0 1 0 64h-22" fill="none" stroke="#2F6C9E" stroke-width="16"/>
    <path d="M38 104h164q0 92-30 112H68q-30-20-30-112z" fill="#F5F1EA"/><path d="M42 138q78 22 156 0l-4 28q-74 22-148 0z" fill="#2F6C9E"/><g fill="#F5F1EA"><circle cx="78" cy="162" r="6"/><circle cx="106" cy="168" r="6"/><circle cx="134" cy="168" r="6"/><circle cx="162" cy="162" r="6"/></g>
    <path d="M160 104h42q0 92-30 112h-34q26-40 22-112z" ${SHADE}/><ellipse cx="120" cy="104" rx="82" ry="18" fill="#E2DAD0"/><ellipse cx="120" cy="106" rx="70" ry="12" fill="#6B3E22"/>
    <ellipse cx="120" cy="226" rx="108" ry="14" fill="#F5F1EA"/><ellipse cx="120" cy="223" rx="86" ry="7" fill="#DCD2C6"/>`,
  cake: `
    <path d="M112 10v26" stroke="#F5F1EA" stroke-width="8" stroke-linecap="round"/><path d="M112 12q-10-10 0-22 10 12 0 22z" transform="translate(0 4)" fill="#F5A623"/>
    <rect x="40" y="62" width="144" height="54" rx="10" fill="#F8E3E8"/><path d="M40 74q0-38 72-38t72 38v8q-12 14-24 0-12 14-24 0-12 14-24 0-12 14-24 0-12 14-24 0-14 14-28 0z" fill="#E88AA6"/>
    <rect x="14" y="116" width="196" height="96" rx="12" fill="#FBF0DE"/><path d="M14 134q0-26 22-26h152q22 0 22 26v6q-14 18-28 0-14 18-28 0-14 18-28 0-14 18-28 0-14 18-28 0-14 18-28 0-14 18-28 0z" fill="#C9566F"/>
    <g fill="#F6C445"><circle cx="44" cy="188" r="7"/><circle cx="78" cy="188" r="7"/><circle cx="112" cy="188" r="7"/><circle cx="146" cy="188" r="7"/><circle cx="180" cy="188" r="7"/></g><path d="M168 116h42v84q0 12-12 12h-40q20-40 10-96z" ${SHADE}/>
    <rect x="0" y="210" width="224" height="14" rx="7" fill="#8CB4C9"/><path d="M90 224h44l14 16H76z" fill="#6E97AD"/>`,
  jars: `
    ${[
      [8, "#D8423C", "#F27D72"],
      [86, "#E6D9C2", "#FFFFFF"],
      [164, "#7A2448", "#A94A72"],
    ]
      .map(
        ([x, juice, light]) =>
          `<g transform="translate(${x} 0)"><path d="M4 96q0-14 10-14h40q10 0 10 14l4 128q0 16-16 16H16q-16 0-16-16z" fill="#DDEBF0" opacity=".9"/><path d="M4 122h60l3 102q0 12-14 12H15q-14 0-14-12z" fill="${juice}"/><path d="M12 132h10v86H12z" fill="${light}" opacity=".6"/><rect x="4" y="70" width="60" height="16" rx="8" fill="#8A5A33"/><rect x="24" y="56" width="20" height="18" rx="6" fill="#A66F42"/></g>`,
      )
      .join("")}`,
  fish: `
    <ellipse cx="120" cy="214" rx="118" ry="24" fill="#F5F1EA"/><ellipse cx="120" cy="210" rx="100" ry="17" fill="#CFE2EA"/>
    <path d="M24 178q58-70 138-30l52-36q-6 38 4 78l-54-22q-80 56-140 10z" fill="#4E8FA8"/><path d="M24 178q60 34 138-12 24 4 4 2-80 56-142 10z" fill="#D6E6E8"/><circle cx="58" cy="168" r="8" fill="#FFFFFF"/><circle cx="58" cy="168" r="4" fill="#0B1F3A"/><path d="M84 146q14 30 0 54" stroke="#2E6C85" stroke-width="5" fill="none"/>
    <g fill="none" stroke="#2E6C85" stroke-width="4"><path d="M108 152q10 12 0 26M130 150q10 12 0 28M152 154q8 10 0 24"/></g><path d="M110 136q30-34 66-18l-24 30z" fill="#3C7B93"/>
    ${lime(48, 220)}${lime(196, 218)}`,
  cocktail: `
    <path d="M50 70h140q4 84-52 104v34h40q8 0 8 12v8H54v-8q0-12 8-12h40v-34Q46 154 50 70z" fill="#DCECF2" opacity=".92"/>
    <path d="M56 92h128q0 60-50 76h-28q-50-16-50-76z" fill="#C8432F"/><g fill="none" stroke="#F3A08C" stroke-width="12" stroke-linecap="round"><path d="M52 74q-26-4-20-30 6-18 22-12M98 66q-18-14-4-34 14-12 26 2M150 66q-14-16 2-34 16-10 26 6"/></g>
    <g fill="#6FA33B"><circle cx="92" cy="112" r="8"/><circle cx="140" cy="124" r="8"/><circle cx="116" cy="144" r="7"/></g><g fill="#FFF3E0"><circle cx="118" cy="106" r="6"/><circle cx="160" cy="108" r="6"/><circle cx="100" cy="134" r="5"/></g><path d="M62 96q4 40 24 58" stroke="#FFFFFF" stroke-width="7" opacity=".5" fill="none" stroke-linecap="round"/>`,
  torta: `
    <path d="M14 160q0-66 106-66t106 66z" fill="#D9A255"/><path d="M62 118q20-14 46-14M96 140q20-16 56-12" stroke="#F2CE8F" stroke-width="9" stroke-linecap="round" fill="none"/>
    <path d="M4 168q16-22 34-6 18-16 36 0 18-16 38 0 20-16 38 0 18-16 38 0 18-14 44 4-2 16-18 16H24q-16 0-20-14z" fill="#6FA33B"/><rect x="12" y="178" width="216" height="18" rx="9" fill="#D8423C"/><rect x="18" y="190" width="204" height="16" rx="8" fill="#F0C98B"/>
    <path d="M14 204h212q0 36-40 36H54q-40 0-40-36z" fill="#CF9444"/>`,
} satisfies Record<string, Prop>;
