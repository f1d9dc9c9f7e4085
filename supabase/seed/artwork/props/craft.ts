import { LIGHT, type Prop, SHADE } from "@/supabase/seed/artwork/props/prop";

export const craftProps = {
  toolbox: `
    <path d="M84 120V92q0-16 16-16h40q16 0 16 16v28" fill="none" stroke="#0B1F3A" stroke-width="14"/>
    <g transform="rotate(-12 60 90)"><rect x="50" y="40" width="16" height="90" rx="6" fill="#B8804A"/><path d="M28 26h56q10 0 10 12v14H44q-16-4-16-26z" fill="#6B7785"/></g><g transform="rotate(10 190 90)"><rect x="182" y="76" width="18" height="54" rx="8" fill="#F6B93B"/><rect x="187" y="26" width="8" height="54" fill="#9AA6B2"/></g>
    <rect x="10" y="118" width="220" height="122" rx="12" fill="#C8432F"/><rect x="10" y="118" width="220" height="40" rx="12" fill="#A83322"/><rect x="98" y="142" width="44" height="32" rx="6" fill="#F6C445"/><rect x="20" y="170" width="12" height="60" rx="6" ${LIGHT}/><path d="M180 158h50v70q0 12-12 12h-50q16-40 12-82z" ${SHADE}/>`,
  paint: `
    <rect x="20" y="96" width="132" height="144" rx="10" fill="#E8ECEF"/><path d="M20 122h132v78H20z" fill="#2F7FB5"/><path d="M20 122h132v12q-10 26-22 6-14 40-30 2-14 20-28-2-12 30-28 0-12 16-24-4z" fill="#F29F3D"/><ellipse cx="86" cy="98" rx="66" ry="16" fill="#C9D2D9"/><ellipse cx="86" cy="99" rx="54" ry="11" fill="#F29F3D"/><path d="M20 98a66 70 0 0 1 132 0" fill="none" stroke="#8894A0" stroke-width="6"/><path d="M118 134h34v96q0 10-10 10h-34q16-50 10-106z" ${SHADE}/>
    <g transform="rotate(16 200 150)"><rect x="190" y="140" width="20" height="96" rx="8" fill="#8A5A33"/><rect x="176" y="104" width="48" height="40" rx="4" fill="#9AA6B2"/><path d="M176 104h48v-38q-24-18-48 0z" fill="#F29F3D"/></g>`,
  bulb: `
    <g stroke="#F6C445" stroke-width="9" stroke-linecap="round"><path d="M120 4v20M36 40l14 14M204 40l-14 14M6 116h22M212 116h22"/></g>
    <path d="M120 38a72 72 0 0 1 40 132v16H80v-16a72 72 0 0 1 40-132z" fill="#FCE08A"/><path d="M78 90q12-30 44-32" stroke="#FFFFFF" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M98 186l-10-62 18 14 14-16 14 16 18-14-10 62" stroke="#E09B1F" stroke-width="6" fill="none" stroke-linejoin="round"/><rect x="80" y="186" width="80" height="16" rx="6" fill="#8894A0"/><rect x="84" y="204" width="72" height="14" rx="6" fill="#A9B4BF"/><path d="M92 220h56l-12 20h-32z" fill="#66707A"/>`,
  faucet: `
    <path d="M20 100h96q70 0 74 70h-44q-4-26-30-26H20z" fill="#A9B4BF"/><path d="M20 100h96q60 0 72 52-20-36-72-36H20z" ${LIGHT}/><rect x="4" y="84" width="26" height="76" rx="8" fill="#7A8794"/><rect x="84" y="58" width="24" height="46" fill="#8894A0"/><rect x="48" y="38" width="96" height="24" rx="12" fill="#C8432F"/><rect x="140" y="164" width="56" height="16" rx="6" fill="#7A8794"/>
    <path d="M168 190q22 30 0 44-22-14 0-44z" fill="#3C8DBC"/><path d="M162 212q2 10 8 12" stroke="#FFFFFF" stroke-width="4" fill="none" opacity=".7"/>`,
  chair: `
    <path d="M56 10h128q8 0 8 10l-8 120H56L48 20q0-10 8-10z" fill="#B8743A"/><path d="M72 28h96l-4 96H76z" fill="#F0DDBE"/><g stroke="#D7B67F" stroke-width="4"><path d="M92 28l3 96M120 28v96M148 28l-3 96M72 52h96M74 78h92M75 102h90"/></g>
    <path d="M40 140h160l10 24H30z" fill="#9A5D2C"/><path d="M44 164h18l-6 76H38zM178 164h18l6 76h-18zM84 164h14v52H84zM142 164h14v52h-14z" fill="#B8743A"/><path d="M48 196h144v10H48z" fill="#8A4F22"/>`,
  dress: `
    <path d="M120 30V16q0-8 8-8" fill="none" stroke="#66707A" stroke-width="7" stroke-linecap="round"/><path d="M76 50 120 28l44 22" fill="none" stroke="#66707A" stroke-width="8" stroke-linecap="round"/>
    <path d="M84 48q36 22 72 0l8 44q-8 20-14 26 64 62 74 114-104 20-208 0 10-52 74-114-6-6-14-26z" fill="#3D6FB6"/><path d="M90 118h60l6 12H84z" fill="#F6C445"/><path d="M96 130q-40 50-56 106M120 130v108M144 130q40 50 56 106" stroke="#2C5590" stroke-width="6" fill="none"/><path d="M150 118q64 62 74 114-30 6-60 8 10-70-24-122z" ${SHADE}/><g fill="#A9C8F0"><circle cx="70" cy="214" r="6"/><circle cx="104" cy="220" r="6"/><circle cx="138" cy="220" r="6"/><circle cx="172" cy="214" r="6"/></g>`,
  shoes: `
    <g transform="translate(-6 4)"><path d="M8 120q30 10 44-18 20 46 70 54 24 4 24 30v14H8z" fill="#8A4526"/><path d="M8 196h140v18H8z" fill="#F0DDBE"/><path d="M60 128l22-10M76 142l22-12M94 150l20-12" stroke="#FFF3E0" stroke-width="6" stroke-linecap="round"/></g>
    <g transform="translate(86 26)"><path d="M8 120q30 10 44-18 20 46 70 54 24 4 24 30v14H8z" fill="#C0392B"/><path d="M8 196h140v18H8z" fill="#F8F4EE"/><path d="M60 128l22-10M76 142l22-12M94 150l20-12" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="156" r="13" fill="#F8F4EE"/></g>`,
  yarn: `
    <circle cx="74" cy="172" r="66" fill="#C8432F"/><g fill="none" stroke="#E57A64" stroke-width="6"><path d="M24 134q50 10 88 92M14 162q44 10 66 74M50 112q60 26 84 92"/></g><g fill="none" stroke="#9E2E20" stroke-width="5"><path d="M26 216q40-60 100-88M50 232q40-60 86-82"/></g>
    <circle cx="180" cy="188" r="52" fill="#3D8C84"/><g fill="none" stroke="#74BDB4" stroke-width="6"><path d="M142 160q44 6 66 72M134 188q34 8 52 50"/></g><path d="M40 70l92 146" stroke="#D9B25A" stroke-width="8" stroke-linecap="round"/><circle cx="38" cy="66" r="11" fill="#D9B25A"/><path d="M172 62 70 206" stroke="#E6C878" stroke-width="8" stroke-linecap="round"/><circle cx="174" cy="58" r="11" fill="#E6C878"/>`,
  sewing: `
    <rect x="6" y="212" width="228" height="28" rx="8" fill="#8A5A33"/><path d="M24 194h196v18H24z" fill="#5A1F50"/><path d="M176 194V96h40v98zM28 74h160q30 0 30 34h-46v-4H80v26H28z" fill="#B5509D"/><path d="M40 84h140" stroke="#E3B0D6" stroke-width="8" stroke-linecap="round"/><circle cx="224" cy="104" r="16" fill="#5A1F50"/><rect x="48" y="130" width="16" height="30" fill="#5A1F50"/><path d="M56 160v32" stroke="#8894A0" stroke-width="5"/><rect x="92" y="44" width="28" height="30" rx="4" fill="#F6C445"/><path d="M24 186q44-14 86 4l34 4H24z" fill="#F0D6EA"/>`,
  tyres: `
    ${[
      [72, 178],
      [172, 178],
      [122, 92],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="61" fill="#25303C"/><circle cx="${x}" cy="${y}" r="56" fill="none" stroke="#3E4B59" stroke-width="5" stroke-dasharray="10 8"/><circle cx="${x}" cy="${y}" r="34" fill="#C3CDD6"/><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="#8894A0" stroke-width="5"/><g fill="#66707A"><circle cx="${x}" cy="${y - 18}" r="5"/><circle cx="${x + 17}" cy="${y - 5}" r="5"/><circle cx="${x + 10}" cy="${y + 15}" r="5"/><circle cx="${x - 10}" cy="${y + 15}" r="5"/><circle cx="${x - 17}" cy="${y - 5}" r="5"/><circle cx="${x}" cy="${y}" r="8"/></g>`,
      )
      .join("")}`,
  battery: `
    <rect x="44" y="76" width="36" height="26" rx="5" fill="#C8432F"/><rect x="160" y="76" width="36" height="26" rx="5" fill="#25303C"/><rect x="14" y="98" width="212" height="142" rx="12" fill="#2F4B6E"/><rect x="14" y="98" width="212" height="34" rx="12" fill="#22374F"/><path d="M132 136 88 190h30l-10 44 48-60h-32z" fill="#F6C445"/><path d="M40 156v24M28 168h24M190 168h24" stroke="#FFFFFF" stroke-width="7"/><path d="M178 132h48v96q0 12-12 12h-44q14-50 8-108z" ${SHADE}/>
    <path d="M62 76q-4-50 54-50t84 20" fill="none" stroke="#C8432F" stroke-width="9" stroke-linecap="round"/>`,
} satisfies Record<string, Prop>;
