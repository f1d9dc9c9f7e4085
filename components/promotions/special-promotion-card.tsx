import { PromotionPicture } from "@/components/promotions/promotion-picture";
import type { SpecialPromotion } from "@/lib/businesses/model";

/** The promotion that stands in the listing itself: text, picture, validity. */
export function SpecialPromotionCard({ promotion }: { promotion: SpecialPromotion }) {
  return (
    <article className="overflow-hidden rounded-card border border-premium bg-white">
      {promotion.imageUrl && <PromotionPicture src={promotion.imageUrl} sizes="(width >= 64rem) 46rem, 100vw" />}
      <div className="border-premium border-l-8 p-4">
        {promotion.title && <h3 className="text-lg">{promotion.title}</h3>}
        {promotion.text && <p className="mt-1 max-w-text whitespace-pre-line">{promotion.text}</p>}
        {promotion.validity && <p className="mt-2 text-ink-soft text-sm">Vigencia: {promotion.validity}</p>}
      </div>
    </article>
  );
}
