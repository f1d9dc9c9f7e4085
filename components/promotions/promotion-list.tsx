import type { Promotion } from "@/lib/promotions/model";
import { promotionLayout } from "@/lib/promotions/visible";
import { PromotionCard } from "./promotion-card";
import { PromotionCarousel } from "./promotion-carousel";

type PromotionListProps = { promotions: readonly Promotion[] };

export function PromotionList({ promotions }: PromotionListProps) {
  switch (promotionLayout(promotions.length)) {
    case "none":
      return null;
    case "card":
      return (
        <ul className="grid max-w-narrow">
          <Items promotions={promotions} />
        </ul>
      );
    case "grouped":
      return (
        <ul
          className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${promotions.length === 3 ? "lg:grid-cols-3" : ""}`.trimEnd()}
        >
          <Items promotions={promotions} />
        </ul>
      );
    case "carousel":
      return (
        <PromotionCarousel>
          <Items promotions={promotions} className="w-[280px] shrink-0 snap-start sm:w-[320px]" />
        </PromotionCarousel>
      );
  }
}

function Items({ promotions, className }: PromotionListProps & { className?: string }) {
  return promotions.map((promotion) => (
    <li key={promotion.id} className={className}>
      <PromotionCard promotion={promotion} />
    </li>
  ));
}
