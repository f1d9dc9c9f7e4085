import type { CategorySlug } from "@/lib/categories/categories";
import { place } from "@/supabase/seed/artwork/category-artwork";
import { toWebpQuickly } from "@/supabase/seed/artwork/render";
import { mosaic } from "@/supabase/seed/artwork/scenes/mosaic";
import { rays } from "@/supabase/seed/artwork/scenes/rays";
import type { Scene } from "@/supabase/seed/artwork/scenes/scene";
import { shelf } from "@/supabase/seed/artwork/scenes/shelf";
import { street } from "@/supabase/seed/artwork/scenes/street";
import { styleOf } from "@/supabase/seed/artwork/styles";
import { svg } from "@/supabase/seed/artwork/svg";
import { INK, PAPER } from "@/supabase/seed/artwork/tones";

const LOGO_SIZE = 512;
const SCENES: readonly Scene[] = [street, shelf, rays, mosaic];

/** A picture of a trade: `seed` chooses the scene and what varies in it. Webp. */
export function tradePicture(
  category: CategorySlug,
  seed: number,
  size: { width: number; height: number },
): Promise<Buffer> {
  const scene = SCENES[seed % SCENES.length] ?? street;
  return toWebpQuickly(scene({ style: styleOf(category), seed, ...size }));
}

/** A round sign with the trade's pictogram. Webp. */
export function tradeLogo(category: CategorySlug, seed: number): Promise<Buffer> {
  const style = styleOf(category);
  const ground = [style.tones.deep, INK, style.tones.strong][seed % 3] ?? INK;
  const frame = { width: LOGO_SIZE, height: LOGO_SIZE };
  return toWebpQuickly(
    svg(
      frame,
      `<rect width="512" height="512" fill="${ground}"/><circle cx="256" cy="256" r="212" fill="${PAPER}"/>`,
      `<circle cx="256" cy="256" r="196" fill="none" stroke="${style.tones.strong}" stroke-width="8"/>`,
      place(style, { x: 136, y: 126, size: 240 }),
    ),
  );
}
