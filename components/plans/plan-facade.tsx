import type { Plan } from "@/lib/plans/plans";

const AWNING_STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];

export function PlanFacade({ plan }: { plan: Plan }) {
  return (
    <svg
      viewBox="0 0 320 120"
      className="in-light block h-30 w-full"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <Street plan={plan} />
      {plan === "free" && <Stall />}
      {plan === "pro" && <Shop />}
      {plan === "premium" && <CornerShop />}
      <rect x="-400" y="112" width="1120" height="8" fill="var(--color-ink)" />
    </svg>
  );
}

const SKY: Readonly<Record<Plan, string>> = { free: "#F1F5F9", pro: "#DBEAFE", premium: "#FDE9D3" };

function Street({ plan }: { plan: Plan }) {
  return (
    <>
      <rect x="-400" y="-40" width="1120" height="160" fill={SKY[plan]} />
      <g fill="var(--color-ink)" opacity="0.07">
        <path d="M-60 112V70h34V48h44v22h26v42ZM44 112V80h40v32ZM236 112V76h36v36ZM276 112V54h30V40h40v30h34v42Z" />
      </g>
    </>
  );
}

function Awning({ x, y, width }: { x: number; y: number; width: number }) {
  const step = width / AWNING_STRIPES.length;
  return AWNING_STRIPES.map((stripe) => (
    <path
      key={stripe}
      d={`M${x + stripe * step} ${y}h${step}v16a${step / 2} ${step / 2} 0 0 1-${step} 0Z`}
      fill={stripe % 2 === 0 ? "var(--color-action)" : "#fff"}
    />
  ));
}

function Stall() {
  return (
    <g>
      <path d="M122 112V58M198 112V58" stroke="#475569" strokeWidth="4" />
      <path d="M108 62 126 38h68l18 24Z" fill="#94A3B8" />
      <rect x="112" y="84" width="96" height="28" rx="3" fill="#fff" />
      <path d="M126 98h68" stroke="#CBD5E1" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function Shop() {
  return (
    <g>
      <rect x="92" y="22" width="136" height="90" rx="3" fill="#1D4ED8" />
      <rect x="112" y="29" width="96" height="14" rx="7" fill="#fff" />
      <path d="M126 36h68" stroke="#1D4ED8" strokeWidth="4" strokeLinecap="round" />
      <rect x="104" y="70" width="66" height="30" rx="2" fill="#FFF9F3" />
      <rect x="182" y="66" width="34" height="46" rx="2" fill="var(--color-ink)" />
      <circle cx="209" cy="90" r="2.5" fill="#FACC15" />
      <Awning x={84} y={50} width={152} />
    </g>
  );
}

function CornerShop() {
  return (
    <g>
      <rect x="66" y="30" width="188" height="82" rx="3" fill="#8A3B12" />
      <rect x="110" y="4" width="100" height="30" rx="15" fill="#FACC15" />
      <path d="m126 11 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z" fill="var(--color-ink)" />
      <path d="M144 19h48" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <rect x="78" y="66" width="56" height="34" rx="2" fill="#FFF9F3" />
      <rect x="186" y="66" width="56" height="34" rx="2" fill="#FFF9F3" />
      <circle cx="96" cy="90" r="8" fill="#25D366" />
      <circle cx="116" cy="92" r="6" fill="var(--color-action)" />
      <path d="M200 96V82h8v14m6 0V78h8v18m6 0V86h6v10" fill="none" stroke="#1D4ED8" strokeWidth="3" />
      <rect x="143" y="64" width="34" height="48" rx="2" fill="var(--color-ink)" />
      <circle cx="170" cy="90" r="2.5" fill="#FACC15" />
      <Awning x={58} y={44} width={204} />
      <path d="M34 112V52m252 60V52" stroke="var(--color-ink)" strokeWidth="4" />
      <circle cx="34" cy="48" r="8" fill="#FACC15" />
      <circle cx="286" cy="48" r="8" fill="#FACC15" />
    </g>
  );
}
