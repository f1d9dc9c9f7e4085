import { DeletePromotion } from "@/components/promotions/delete-promotion";
import { PromotionCard } from "@/components/promotions/promotion-card";
import type { FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import type { Promotion } from "@/lib/promotions/model";

type BusinessPromotionsProps = { businessId: string; promotions: readonly Promotion[]; action: FormAction };

export function BusinessPromotions({ businessId, promotions, action }: BusinessPromotionsProps) {
  if (promotions.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="tap-target cursor-pointer font-semibold">Promociones ({promotions.length})</summary>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              actions={
                <DeletePromotion
                  title={promotion.title ?? MESSAGES.promotionWithoutTitle}
                  fields={{ negocio: businessId, promocion: promotion.id }}
                  action={action}
                />
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
