import { PromotionPicture } from "@/components/promotions/promotion-picture";
import type { SpecialPromotion } from "@/lib/businesses/model";

export function SpecialPromotionCard({
  promotion: { title, text, imageUrl, validity },
}: {
  promotion: SpecialPromotion;
}) {
  const hasWords = title !== null || text !== null || validity !== null;
  return (
    <article
      data-pictures={hasWords ? undefined : ""}
      className="overflow-hidden rounded-card border border-premium bg-card"
    >
      {imageUrl && <PromotionPicture src={imageUrl} sizes="(width >= 64rem) 46rem, 100vw" />}
      {hasWords && (
        <div className="border-premium border-l-8 p-4">
          {title && <h2 className="text-lg">{title}</h2>}
          {text && <p className="mt-1 max-w-text whitespace-pre-line">{text}</p>}
          {validity && <p className="mt-2 text-ink-soft text-sm">Vigencia: {validity}</p>}
        </div>
      )}
    </article>
  );
}
