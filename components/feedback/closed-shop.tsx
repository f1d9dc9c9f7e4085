const SLATS = [70, 79, 88, 97, 106];
const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];

export function ClosedShop() {
  return (
    <svg viewBox="0 0 260 140" className="h-auto w-65 max-w-full" aria-hidden="true">
      <path d="M0 122V76h30V58h34v64ZM196 122V64h28V50h36v72Z" fill="var(--color-ink)" opacity="0.07" />
      <rect x="54" y="20" width="152" height="104" rx="3" fill="var(--color-ink)" />
      <rect x="78" y="28" width="104" height="14" rx="7" fill="#fff" />
      <path d="M94 35h72" stroke="var(--color-ink-muted)" strokeWidth="4" strokeLinecap="round" />
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${46 + stripe * 21} 48h21v14a10.5 10.5 0 0 1-21 0Z`}
          fill={stripe % 2 === 0 ? "var(--color-action)" : "#fff"}
        />
      ))}
      <path d="M68 72h124v52H68Z" fill="#CBD5E1" />
      {SLATS.map((y) => (
        <path key={y} d={`M68 ${y + 6}h124`} stroke="#94A3B8" strokeWidth="1.5" />
      ))}
      <g transform="rotate(-4 130 96)">
        <rect x="112" y="82" width="36" height="28" rx="2" fill="var(--color-paper)" />
        <path
          d="M126 92a4 4 0 1 1 5.6 3.7c-1.2.6-1.6 1.3-1.6 2.6m0 4.4v.2"
          fill="none"
          stroke="var(--color-action-strong)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
      <g fill="var(--color-ink)">
        <path d="M210 124c-2-14 2-20 8-22l-1-9 5 4h5l5-4 0 10c-1 3-3 4-4 5 4 4 5 10 4 16Z" />
        <path
          d="M230 122c10 1 13-6 9-14"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
      <path d="M221 100h.1m5.9 0h.1" stroke="#FACC15" strokeWidth="2.5" strokeLinecap="round" />
      <rect y="124" width="260" height="6" rx="3" fill="var(--color-ink)" />
    </svg>
  );
}
