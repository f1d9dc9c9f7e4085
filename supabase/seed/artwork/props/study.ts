import { LIGHT, type Prop, SHADE } from "@/supabase/seed/artwork/props/prop";

/** Things of schools, of technology and of everything else. */
export const studyProps = {
  books: `
    <rect x="14" y="200" width="206" height="40" rx="6" fill="#2F6C9E"/><rect x="30" y="208" width="190" height="24" fill="#FFF9F3"/><rect x="34" y="162" width="180" height="38" rx="6" fill="#C8432F"/><rect x="34" y="169" width="166" height="24" fill="#FFF9F3"/><rect x="22" y="124" width="184" height="38" rx="6" fill="#D9A21C"/><rect x="38" y="131" width="168" height="24" fill="#FFF9F3"/>
    <path d="M84 124q-6-62 36-70 42 8 36 70z" fill="#D8423C"/><path d="M96 76q4-12 14-14" stroke="#FFFFFF" stroke-width="8" opacity=".6" fill="none" stroke-linecap="round"/><path d="M120 56q-2-16 10-26" stroke="#6B3E22" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M126 42q22-16 34 2-20 12-34-2z" fill="#5B8C2A"/>`,
  pencils: `
    <g><path d="M70 130 54 40l14-28 18 24 10 94z" fill="#F2B632"/><path d="M54 40l14-28 18 24z" fill="#F3D9B1"/><path d="M63 22l5-10 7 9z" fill="#25303C"/></g><g transform="translate(36 0)"><path d="M66 130V36l14-28 14 28v94z" fill="#3C7AC6"/><path d="M66 36 80 8l14 28z" fill="#F3D9B1"/></g><g transform="translate(72 4)"><path d="M62 130 78 34l20-24 10 30-14 90z" fill="#C8432F"/><path d="M78 34l20-24 10 30z" fill="#F3D9B1"/></g>
    <path d="M44 116h136l-10 112q-2 12-14 12H68q-12 0-14-12z" fill="#3D8C84"/><path d="M48 150h128l-2 22H50z" fill="#F6C445"/><path d="M148 116h32l-10 112q-2 12-14 12h-24q20-60 16-124z" ${SHADE}/><rect x="60" y="124" width="10" height="100" rx="5" ${LIGHT}/>`,
  globe: `
    <path d="M196 40a104 104 0 0 1-120 158" fill="none" stroke="#B8804A" stroke-width="10" stroke-linecap="round"/><circle cx="112" cy="104" r="84" fill="#4FA3D1"/><path d="M56 62q30-30 62-18 16 12-2 24-26 4-22 24-20 18-34-2-12-14-4-28zM120 104q34-8 44 14-4 34-28 50-18-10-14-32-18-12-2-32zM152 44q22 10 32 30-14 8-28-4-12-12-4-26z" fill="#7DB25A"/><path d="M54 74q14-34 46-42" stroke="#FFFFFF" stroke-width="9" opacity=".45" fill="none" stroke-linecap="round"/><path d="M160 36a84 84 0 0 1-20 148 130 130 0 0 0 20-148z" ${SHADE}/><path d="M112 196v24" stroke="#8A5A33" stroke-width="14"/><rect x="62" y="216" width="104" height="24" rx="12" fill="#B8804A"/>`,
  guitar: `
    <g transform="rotate(24 120 140)"><rect x="108" y="-14" width="24" height="128" fill="#6B3E22"/><rect x="100" y="-38" width="40" height="34" rx="8" fill="#4A2A17"/><path d="M120 92c40 0 44 34 34 54 34 22 26 92-34 92s-68-70-34-92c-10-20-6-54 34-54z" fill="#D98B3A"/><path d="M132 94c28 6 30 34 22 52 32 22 24 86-26 92 34-40 20-90 4-144z" ${SHADE}/><circle cx="120" cy="162" r="22" fill="#4A2A17"/><circle cx="120" cy="162" r="27" fill="none" stroke="#F6C445" stroke-width="4"/><rect x="92" y="204" width="56" height="11" rx="5" fill="#4A2A17"/><g stroke="#F8F4EE" stroke-width="2"><path d="M112-20v226M117-20v226M123-20v226M128-20v226"/></g></g>`,
  keyboard: `
    <rect x="4" y="120" width="232" height="84" rx="10" fill="#25303C"/><rect x="16" y="152" width="208" height="44" fill="#FFFFFF"/><path d="M42 152v44M68 152v44M94 152v44M120 152v44M146 152v44M172 152v44M198 152v44" stroke="#C3CDD6" stroke-width="3"/><g fill="#25303C"><rect x="34" y="152" width="15" height="26"/><rect x="60" y="152" width="15" height="26"/><rect x="112" y="152" width="15" height="26"/><rect x="138" y="152" width="15" height="26"/><rect x="164" y="152" width="15" height="26"/></g><circle cx="34" cy="136" r="6" fill="#C8432F"/><circle cx="56" cy="136" r="6" fill="#F6C445"/><path d="M40 204l-20 36M200 204l20 36" stroke="#66707A" stroke-width="10" stroke-linecap="round"/>
    <path d="M150 96V34l56-16v60" fill="none" stroke="#D9A21C" stroke-width="10"/><ellipse cx="136" cy="98" rx="18" ry="13" fill="#D9A21C"/><ellipse cx="192" cy="82" rx="18" ry="13" fill="#D9A21C"/>`,
  phone: `
    <rect x="60" y="8" width="120" height="232" rx="22" fill="#1B2734"/><rect x="70" y="26" width="100" height="190" rx="8" fill="#CFE3F5"/><rect x="70" y="26" width="100" height="74" fill="#3C7AC6"/><path d="M84 86l24-30 18 20 12-12 20 22z" fill="#8CB3E2"/><g fill="#3C7AC6"><rect x="80" y="112" width="22" height="22" rx="6"/></g><rect x="110" y="112" width="22" height="22" rx="6" fill="#2A9D88"/><rect x="140" y="112" width="22" height="22" rx="6" fill="#F2994A"/><rect x="80" y="144" width="22" height="22" rx="6" fill="#D94F82"/><rect x="110" y="144" width="22" height="22" rx="6" fill="#F6C445"/><rect x="140" y="144" width="22" height="22" rx="6" fill="#6B4FA0"/><rect x="80" y="182" width="82" height="22" rx="11" fill="#FFFFFF"/><circle cx="120" cy="228" r="6" fill="#5A6877"/><path d="M70 26h48L70 120z" ${LIGHT}/>`,
  computer: `
    <rect x="10" y="40" width="220" height="148" rx="12" fill="#25303C"/><rect x="22" y="52" width="196" height="120" rx="4" fill="#12324F"/><g stroke-width="8" stroke-linecap="round"><path d="M40 76h58" stroke="#F6C445"/><path d="M40 98h96" stroke="#7CC9B9"/><path d="M58 120h70" stroke="#8CB3E2"/><path d="M58 142h42" stroke="#EE9AB9"/></g><path d="M22 52h90l-70 120H22z" fill="#FFFFFF" opacity=".1"/><path d="M96 188h48l8 30H88z" fill="#8894A0"/><rect x="62" y="216" width="116" height="16" rx="8" fill="#A9B4BF"/><rect x="190" y="214" width="36" height="26" rx="13" fill="#D5DCE3"/>`,
  camera: `
    <rect x="6" y="30" width="30" height="120" rx="8" fill="#8894A0"/><path d="M34 84h40v20H34z" fill="#66707A"/><g transform="rotate(10 140 110)"><rect x="62" y="62" width="150" height="84" rx="16" fill="#F4F1EC"/><rect x="54" y="48" width="168" height="24" rx="10" fill="#3C7AC6"/><path d="M186 76h26q18 28 0 60h-26z" fill="#25303C"/><circle cx="200" cy="106" r="20" fill="#12324F"/><circle cx="200" cy="106" r="10" fill="#3C7AC6"/><circle cx="204" cy="101" r="4" fill="#FFFFFF"/><circle cx="84" cy="128" r="5" fill="#D8423C"/></g>
    <path d="M150 200a44 44 0 0 0 62-26M160 226a72 72 0 0 0 76-36" stroke="#F6C445" stroke-width="9" fill="none" stroke-linecap="round" opacity=".9"/>`,
  flowers: `
    <path d="M84 160q-30-50-40-96M120 160V60M156 160q30-50 40-96" stroke="#5B8C2A" stroke-width="8" fill="none"/><g fill="#74A043"><path d="M100 140q-40-6-46-34 40-2 46 34zM140 130q40-6 46-34-40-2-46 34z"/></g>
    ${[
      [46, 62, "#E5578A", "#F6C445"],
      [120, 46, "#F29F3D", "#8A3D12"],
      [194, 62, "#8A5FB5", "#F6C445"],
      [82, 96, "#FFFFFF", "#F6C445"],
      [158, 98, "#D8423C", "#F6C445"],
    ]
      .map(
        ([x, y, petal, heart]) =>
          `<g transform="translate(${x} ${y})"><g fill="${petal}"><circle cx="0" cy="-18" r="16"/><circle cx="17" cy="-6" r="16"/><circle cx="11" cy="15" r="16"/><circle cx="-11" cy="15" r="16"/><circle cx="-17" cy="-6" r="16"/></g><circle r="11" fill="${heart}"/></g>`,
      )
      .join("")}
    <path d="M66 146h108l-10 82q-2 12-14 12H90q-12 0-14-12z" fill="#2F6C9E"/><path d="M70 174q50 16 100 0l-3 26q-47 14-94 0z" fill="#F5F1EA"/><path d="M142 146h32l-10 82q-2 12-14 12h-20q18-50 12-94z" ${SHADE}/>`,
  pinata: `
    <path d="M120 0v44" stroke="#8A5A33" stroke-width="6"/><g><path d="M120 120 96 20l48 0z" fill="#E5578A"/><path d="M120 120 212 56l20 42z" fill="#F29F3D"/><path d="M120 120 214 184l-38 30z" fill="#4FA3D1"/><path d="M120 120 64 214l-38-30z" fill="#7DB25A"/><path d="M120 120 8 98l20-42z" fill="#8A5FB5"/></g><circle cx="120" cy="120" r="58" fill="#F6C445"/><g fill="none" stroke="#E09B1F" stroke-width="7" stroke-dasharray="12 8"><circle cx="120" cy="120" r="46"/><circle cx="120" cy="120" r="30"/></g><circle cx="120" cy="120" r="14" fill="#E5578A"/><g stroke-width="6" stroke-linecap="round"><path d="M20 190l-10 40M30 194l-2 42" stroke="#7DB25A"/><path d="M200 206l8 32M188 214l2 24" stroke="#4FA3D1"/><path d="M228 92l10 30M220 98l4 30" stroke="#F29F3D"/><path d="M12 92l-8 32M22 96l-2 34" stroke="#8A5FB5"/></g>`,
  prints: `
    <rect x="22" y="150" width="196" height="74" rx="12" fill="#5D6975"/><rect x="22" y="150" width="196" height="24" rx="12" fill="#7A8794"/><circle cx="196" cy="188" r="7" fill="#7CC9B9"/><path d="M56 40h128v112H56z" fill="#FFFFFF"/><path d="M56 40h128v40H56z" fill="#F29F3D"/><circle cx="86" cy="60" r="12" fill="#FCE08A"/><path d="M70 98h100M70 116h76M70 134h90" stroke="#C3CDD6" stroke-width="7" stroke-linecap="round"/><path d="M44 196h152l12 44H32z" fill="#F5F1EA"/><path d="M60 214h70" stroke="#D94F82" stroke-width="9" stroke-linecap="round"/><path d="M140 214h44" stroke="#3C7AC6" stroke-width="9" stroke-linecap="round"/>`,
  boxes: `
    <path d="M14 140h110v100H14z" fill="#C99556"/><path d="M124 140h30v100h-30z" fill="#A97638"/><path d="M54 140h30v34H54z" fill="#EBD3A8"/><path d="M128 176h98v64h-98z" fill="#D9A869"/><path d="M164 176h26v24h-26z" fill="#F3E2C0"/><path d="M48 66h92v74H48z" fill="#D9A869"/><path d="M140 66h24v74h-24z" fill="#B98545"/><path d="M80 66h26v26H80z" fill="#F3E2C0"/><path d="M60 122h30M24 222h40M140 224h34" stroke="#8A5A33" stroke-width="6" stroke-linecap="round"/>
    <path d="M196 176q-4-46 10-70 18 22 12 70z" fill="#5B8C2A"/><path d="M206 176q-20-30-34-34 6 26 24 34z" fill="#74A043"/>`,
  groceries: `
    <path d="M26 104h188l-18 126q-2 10-12 10H56q-10 0-12-10z" fill="#C99556"/><path d="M150 104h64l-18 126q-2 10-12 10h-44q20-60 10-136z" ${SHADE}/><path d="M40 128h160M46 156h148M50 184h140M54 212h132" stroke="#A97638" stroke-width="5"/>
    <path d="M44 104q-8-46 14-62 22 16 14 62z" fill="#F29F3D"/><path d="M58 42q-12-20-26-20M58 42q2-24 16-30M58 42q10-14 28-12" stroke="#5B8C2A" stroke-width="8" fill="none" stroke-linecap="round"/><rect x="82" y="36" width="42" height="72" rx="8" fill="#F5F1EA"/><path d="M82 60h42v24H82z" fill="#3C7AC6"/><path d="M136 104V44q0-8 6-12V14h16v18q6 4 6 12v60z" fill="#5B8C2A"/><rect x="136" y="58" width="28" height="24" fill="#F3E2C0"/><circle cx="188" cy="86" r="24" fill="#D8423C"/><path d="M188 62q2-10 12-14" stroke="#5B8C2A" stroke-width="6" fill="none"/>`,
} satisfies Record<string, Prop>;
