import type { CategorySlug } from "@/lib/categories/categories";
import { placeProp } from "@/supabase/seed/artwork/drawings";
import { alcove } from "@/supabase/seed/artwork/scenes/alcove";
import { counter } from "@/supabase/seed/artwork/scenes/counter";
import type { Scene } from "@/supabase/seed/artwork/scenes/scene";
import { storefront } from "@/supabase/seed/artwork/scenes/storefront";
import { table } from "@/supabase/seed/artwork/scenes/table";
import { INK, PAPER, styleOf } from "@/supabase/seed/artwork/styles";
import { svg } from "@/supabase/seed/artwork/svg";

const LOGO = { width: 512, height: 512 } as const;
const SCENES: readonly Scene[] = [storefront, counter, table, alcove];
/** Prime, so that the same seed in two shops varies another way. */
const SHOP_STRIDE = 9973;

export type Trade = { category: CategorySlug; props: readonly [string, string, string]; shop: number };

/** A picture of a trade: `seed` chooses the scene (modulo 4) and, with the shop, what varies in it. */
export function tradeSvg({ category, props, shop }: Trade, seed: number, size: { width: number; height: number }) {
  const scene = SCENES[seed % SCENES.length] ?? storefront;
  return scene({ style: styleOf(category), props, seed: seed + shop * SHOP_STRIDE, ...size });
}

export function logoSvg({ category, props }: Trade, seed: number): string {
  const { tones } = styleOf(category);
  const ground = [tones.deep, INK, tones.strong][seed % 3] ?? INK;
  return svg(
    LOGO,
    `<rect width="512" height="512" fill="${ground}"/><circle cx="256" cy="256" r="212" fill="${PAPER}"/>`,
    `<circle cx="256" cy="256" r="196" fill="none" stroke="${tones.strong}" stroke-width="8"/>`,
    placeProp(props[0], { x: 136, y: 128, size: 240 }),
  );
}
