/** Streets of nowhere in particular, with a pin: stands for the map until it is asked for. */
export function StreetPattern() {
  return (
    <svg
      viewBox="0 0 400 224"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <rect width="400" height="224" fill="var(--color-sand)" />
      <path d="M232 120h78v64h-78z" fill="#dfe9d3" />
      <path
        d="M-10 62 410 34M-10 128 410 104M-10 200 410 186M58-10l24 250M150-10l18 250M226-10l12 250M312-10l8 250"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      <path d="M-10 170C90 150 120 60 210 74s130-40 200-62" fill="none" stroke="#fff" strokeWidth="13" />
      <path d="M200 84c0 17-22 38-22 38s-22-21-22-38a22 22 0 0 1 44 0Z" fill="var(--color-ink)" />
      <circle cx="178" cy="84" r="8" fill="var(--color-paper)" />
    </svg>
  );
}
