import { BusinessCover } from "@/components/businesses/business-cover";
import { OpeningBadge } from "@/components/businesses/opening-badge";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { describeSchedule, UNCONFIRMED_HOURS } from "@/lib/businesses/hours/describe-hours";
import type { Business } from "@/lib/businesses/model";
import { favoriteOf } from "@/lib/favorites/favorite-of";
import { formatNumber, formatRating } from "@/lib/format";
import { pictureFacts } from "@/lib/images/picture-data";
import { pictureSources } from "@/lib/images/picture-sources";
import { routes } from "@/lib/routes";
import { PhoneNumber } from "./phone-number";
import { ShareMenu } from "./share-menu";

const LOGO_SIZE = 96;

type ListingHeaderProps = {
  business: Business;
  address: string;
};

export function ListingHeader({ business, address }: ListingHeaderProps) {
  // Elsewhere a logo stands in for a cover that is not there; here it stands below it.
  const coverUrl = business.coverUrl === business.logoUrl ? null : business.coverUrl;
  return (
    <header>
      <div className="relative -mx-4 sm:mx-0">
        <BusinessCover
          business={{ ...business, coverUrl }}
          facts={coverUrl === null ? undefined : pictureFacts(business.pictureData, coverUrl)}
          isMain
          sizes="(width >= 64rem) 46rem, 100vw"
          className="sm:rounded-card"
          initialsClassName="text-3xl"
        />
        <div className="absolute top-3 right-3 flex gap-2 print:hidden">
          <FavoriteButton favorite={favoriteOf(business)} />
          <ShareMenu
            businessName={business.name}
            address={address}
            className="over-picture inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-line bg-card"
          />
        </div>
      </div>
      <div className="mt-4 flex items-start gap-x-4 max-sm:flex-wrap">
        {business.logoUrl && (
          <img
            {...pictureSources(business.logoUrl, "6rem")}
            alt={pictureFacts(business.pictureData, business.logoUrl).alt ?? `Logo de ${business.name}`}
            width={LOGO_SIZE}
            height={LOGO_SIZE}
            className="relative z-10 -mt-10 ml-0 size-[80px] shrink-0 rounded-card border-4 border-paper bg-white object-cover sm:ml-4 sm:size-[96px]"
          />
        )}
        <div className="min-w-0 flex-[1_1_9rem]">
          <h1 className="text-xl sm:text-2xl">{business.name}</h1>
          {business.activity && <p className="mt-0.5 text-ink-soft">{business.activity}</p>}
        </div>
      </div>
      {/* One line whatever it says: the badge takes the place of the schedule when the script runs. */}
      <div className="mt-2 flex">
        <OpeningState business={business} />
      </div>
      <div className="flex items-center gap-2 lg:hidden">
        <Icon name="phone" className="size-4 shrink-0 text-ink-soft" />
        <PhoneNumber business={business} />
      </div>
      <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <CategoryBadge business={business} />
        <PlanBadge plan={business.plan} place="detail" />
        <Rating rating={business.rating} reviewCount={business.reviewCount} />
      </div>
    </header>
  );
}

function CategoryBadge({ business }: { business: Business }) {
  if (!business.categorySlug) return <Badge tone="outline">{business.category}</Badge>;
  return (
    <Link href={routes.category(business.categorySlug)} className="inline-flex min-h-11 items-center rounded-full">
      <Badge tone="outline" className="hover:border-field">
        {business.category}
      </Badge>
    </Link>
  );
}

function OpeningState({ business: { weeklyHours, specialDays, openingHoursText } }: { business: Business }) {
  const text = weeklyHours ? describeSchedule(weeklyHours) : (openingHoursText ?? UNCONFIRMED_HOURS);
  if (!weeklyHours && !specialDays) return <Badge tone="slate">{text}</Badge>;
  return <OpeningBadge times={{ weeklyHours, specialDays }} schedule={text} />;
}

type RatingProps = { rating: number | null; reviewCount: number };

function Rating({ rating, reviewCount }: RatingProps) {
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
