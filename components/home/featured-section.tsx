import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { BusinessCard } from "@/lib/businesses/model";
import { whatsappChatUrl } from "@/lib/businesses/plan-gates";
import { formatNumber } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { type FeaturedBusiness, FeaturedCard } from "./featured-card";

type FeaturedSectionProps = { businesses: readonly BusinessCard[] };

const toFeatured = (business: BusinessCard): FeaturedBusiness => ({
  slug: business.slug,
  name: business.name,
  categorySlug: business.categorySlug,
  coverUrl: business.coverUrl,
  plan: business.plan,
  kind: [business.category, business.neighborhood].filter(Boolean).join(" · "),
  about: business.description ?? business.activity,
  whatsappUrl: whatsappChatUrl(business),
});

/** Rows of one, two and three columns are full. */
const FULL_ROWS = 6;
const MAX_AT_ONCE = 12;

const seenAtOnce = (total: number): number =>
  total < FULL_ROWS ? total : Math.min(total - (total % FULL_ROWS), MAX_AT_ONCE);

export function FeaturedSection({ businesses }: FeaturedSectionProps) {
  const seen = seenAtOnce(businesses.length);
  return (
    <section aria-labelledby="destacados" className="page-width section-space">
      <h2 id="destacados" className="text-xl lg:text-2xl">
        Negocios Destacados
      </h2>
      {businesses.length === 0 ? (
        <p className="mt-4 text-ink-soft">{MESSAGES.noFeatured}</p>
      ) : (
        <>
          <Cards businesses={businesses.slice(0, seen)} />
          {businesses.length > seen && (
            <details className="group mt-3 sm:mt-6">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-link [&::-webkit-details-marker]:hidden">
                <span className="group-open:hidden">Ver todos ({formatNumber(businesses.length)})</span>
                <span className="hidden group-open:inline">Ver menos</span>
                <Icon
                  name="chevron-down"
                  className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <Cards businesses={businesses.slice(seen)} />
            </details>
          )}
        </>
      )}
      <Link href={routes.directory()} className="text-link mt-3 inline-flex min-h-11 items-center gap-1 sm:mt-6">
        Ver todos los negocios
        <Icon name="chevron-right" className="size-4 shrink-0" />
      </Link>
    </section>
  );
}

const Cards = ({ businesses }: FeaturedSectionProps) => (
  <ul className="featured-list mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3">
    {businesses.map((business) => (
      <li key={business.id}>
        <FeaturedCard business={toFeatured(business)} />
      </li>
    ))}
  </ul>
);
