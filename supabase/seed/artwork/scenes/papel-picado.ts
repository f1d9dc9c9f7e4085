const COLORS = ["#E5578A", "#F6B93B", "#3FA7A0", "#8A5FB5", "#F2803D", "#5BA84A", "#3C8DD0"] as const;
const FLAGS = 11;

export function papelPicado({ width, y, sag, turn }: { width: number; y: number; sag: number; turn: number }): string {
  const step = width / FLAGS;
  const size = step * 0.82;
  const flags = Array.from({ length: FLAGS }, (_, index) => {
    const share = (index + 0.5) / FLAGS;
    const top = y + sag * 4 * share * (1 - share);
    const color = COLORS[(index + turn) % COLORS.length];
    const tooth = size / 5;
    const hem = Array.from({ length: 5 }, () => `a${tooth / 2} ${tooth / 2} 0 0 1 ${-tooth} 0`).join("");
    const hole = size * 0.1;
    return `<g transform="translate(${step * (index + 0.5) - size / 2} ${top}) rotate(${(0.5 - share) * -10})"><path fill-rule="evenodd" d="M0 0h${size}v${size * 0.72}${hem}z M${size / 2} ${size * 0.16}l${hole * 1.6} ${hole * 1.9}l${-hole * 1.6} ${hole * 1.9}l${-hole * 1.6} ${-hole * 1.9}z M${size * 0.18} ${size * 0.24}a${hole} ${hole} 0 1 0 .1 0z M${size * 0.82} ${size * 0.24}a${hole} ${hole} 0 1 0 .1 0z" fill="${color}"/></g>`;
  });
  return `<path d="M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}" fill="none" stroke="#0B1F3A" stroke-width="2.5" opacity=".55"/>${flags.join("")}`;
}
