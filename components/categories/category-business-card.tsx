import { BusinessCover } from "@/components/businesses/business-cover";
import { summaryText } from "@/components/businesses/summary-text";
import { Link } from "@/components/ui/link";
import type { BusinessCard } from "@/lib/businesses/model";
import { addressLine } from "@/lib/geo/route-links";
import { routes } from "@/lib/routes";

/** A business on its category's page: picture, name, two lines of description, address. The whole card is the link. */
export function CategoryBusinessCard({ business }: { business: BusinessCard }) {
  const summary = summaryText(business);
  const address = addressLine(business);
  return (
    <article className="relative grid h-full grid-cols-[6rem_1fr] overflow-hidden rounded-card border border-line bg-white transition-transform duration-150 hover:-translate-y-0.5 hover:border-field sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <BusinessCover
        business={business}
        sizes="(width >= 40rem) 24rem, 17rem"
        className="max-sm:aspect-auto max-sm:h-full"
        initialsClassName="max-sm:text-lg"
      />
      <div className="min-w-0 p-3 sm:p-4">
        <h2 className="line-clamp-2 text-base leading-5 sm:text-lg sm:leading-6">
          <Link href={routes.business(business.slug)} className="after:absolute after:inset-0">
            {business.name}
          </Link>
        </h2>
        {summary && <p className="mt-1.5 line-clamp-2 text-sm">{summary}</p>}
        {address && <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm">{address}</p>}
      </div>
    </article>
  );
}
