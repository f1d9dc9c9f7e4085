import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import type { Promotion } from "@/lib/promotions/model";
import { describeDateRange } from "@/lib/time/date-range";
import { PromotionPicture } from "./promotion-picture";

/** One promotion: picture, what it is, until when. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-white">
      {promotion.imageUrl && <PromotionPicture src={promotion.imageUrl} sizes="20rem" />}
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-lg">{promotion.title ?? MESSAGES.promotionWithoutTitle}</h3>
        <p className="mt-1 whitespace-pre-line">{promotion.description ?? MESSAGES.promotionWithoutDescription}</p>
        <p className="mt-auto flex gap-2 pt-3 text-ink-soft text-sm">
          <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
          Vigencia: {describeDateRange(promotion)}
        </p>
      </div>
    </article>
  );
}
