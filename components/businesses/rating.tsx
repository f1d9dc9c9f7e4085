import { Icon } from "@/components/ui/icon";
import { formatNumber, formatRating } from "@/lib/format";

type RatingProps = { rating: number | null; reviewCount: number };

export function Rating({ rating, reviewCount }: RatingProps) {
  if (rating === null && reviewCount === 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm">
      {rating !== null && (
        <span className="inline-flex items-center gap-1 font-semibold">
          <Icon name="star" className="size-4 fill-premium text-ink" />
          <span className="sr-only">Calificación </span>
          {formatRating(rating)}
        </span>
      )}
      {reviewCount > 0 && <span className="text-ink-soft">{formatNumber(reviewCount)} reseñas</span>}
    </p>
  );
}
