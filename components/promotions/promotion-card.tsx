import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import type { Promotion } from "@/lib/promotions/model";
import { describeDateRange } from "@/lib/time/date-range";
import { PromotionPicture } from "./promotion-picture";

type PromotionCardProps = {
  promotion: Promotion;
  /** Buttons for its owner or an administrator: never on a public page. */
  actions?: ReactNode;
};

export function PromotionCard({ promotion, actions }: PromotionCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      {promotion.imageUrl && <PromotionPicture src={promotion.imageUrl} sizes="(width >= 40rem) 20rem, 15rem" />}
      <div className="flex flex-1 flex-col p-4">
        <h3 className="wrap-anywhere text-lg">{promotion.title ?? MESSAGES.promotionWithoutTitle}</h3>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          {promotion.description ?? MESSAGES.promotionWithoutDescription}
        </p>
        <p className="mt-auto flex gap-2 pt-3 text-ink-soft text-sm">
          <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
          Vigencia: {describeDateRange(promotion)}
        </p>
        {actions && <div className="mt-3 flex flex-wrap items-start gap-x-5 gap-y-1">{actions}</div>}
      </div>
    </article>
  );
}
