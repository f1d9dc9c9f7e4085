import { place } from "@/supabase/seed/artwork/category-artwork";
import type { Scene } from "@/supabase/seed/artwork/scenes/scene";
import { svg } from "@/supabase/seed/artwork/svg";
import { PAPER, WHITE } from "@/supabase/seed/artwork/tones";

const RAY_COUNT = 18;

/** The pictogram before a rising sun, as on a lottery card. */
export const rays: Scene = ({ style, width, height, seed }) => {
  const { tones } = style;
  const [x, y] = [width / 2, height * 0.56];
  const reach = Math.hypot(width, height);
  const turn = (seed % 10) * 2;
  const points = (index: number) => {
    const angle = ((index * 360) / RAY_COUNT + turn) * (Math.PI / 180);
    const next = angle + Math.PI / RAY_COUNT;
    return `${x},${y} ${x + reach * Math.cos(angle)},${y + reach * Math.sin(angle)} ${x + reach * Math.cos(next)},${y + reach * Math.sin(next)}`;
  };
  const fan = Array.from(
    { length: RAY_COUNT },
    (_, index) => `<polygon points="${points(index)}" fill="${tones.soft}"/>`,
  );
  const size = height * 0.46;
  return svg(
    { width, height },
    `<rect width="${width}" height="${height}" fill="${tones.pale}"/>`,
    ...fan,
    `<circle cx="${x}" cy="${y}" r="${height * 0.4}" fill="${tones.mid}"/>`,
    `<circle cx="${x}" cy="${y}" r="${height * 0.36}" fill="${PAPER}"/>`,
    place(style, { x: x - size / 2, y: y - size / 2, size }),
    `<rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="20" fill="none" stroke="${WHITE}" stroke-width="10"/>`,
  );
};
