import type { Promotion } from "@/lib/promotions/model";
import { type PromotionLayout, promotionLayout } from "@/lib/promotions/visible";
import { PromotionCard } from "./promotion-card";

const LAYOUT_CLASSES: Readonly<Record<Exclude<PromotionLayout, "none">, { list: string; item: string }>> = {
  card: { list: "grid max-w-narrow", item: "" },
  grouped: { list: "grid gap-4 sm:grid-cols-2", item: "" },
  carousel: {
    list: "-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:scroll-px-0 sm:px-0",
    item: "w-[280px] shrink-0 snap-start sm:w-[320px]",
  },
};

/** Today's promotions: one is a card, 2 to 4 a group, more a row that scrolls sideways. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const layout = promotionLayout(promotions.length);
  if (layout === "none") return null;
  const { list, item } = LAYOUT_CLASSES[layout];
  return (
    // A row that scrolls must be reachable by keyboard.
    <ul className={list} {...(layout === "carousel" ? { tabIndex: 0, "aria-label": "Promociones" } : {})}>
      {promotions.map((promotion) => (
        <li key={promotion.id} className={item}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}
