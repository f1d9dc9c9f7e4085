import { BusinessCover } from "@/components/businesses/business-cover";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { summaryText } from "@/components/businesses/summary-text";
import { WhatsappLink } from "@/components/businesses/whatsapp-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { BusinessCard } from "@/lib/businesses/model";
import { whatsappChatUrl } from "@/lib/businesses/plan-gates";
import { routes } from "@/lib/routes";

/** A featured business on the home page: its picture on top, on phones at the left. */
export function FeaturedCard({ business }: { business: BusinessCard }) {
  const summary = summaryText(business);
  const whatsappUrl = whatsappChatUrl(business);
  return (
    <article className="grid h-full grid-cols-[7.25rem_1fr] overflow-hidden rounded-card border border-line bg-white sm:flex sm:flex-col">
      <div className="relative">
        <BusinessCover
          business={business}
          sizes="(width >= 40rem) 24rem, 20rem"
          className="max-sm:aspect-auto max-sm:h-full"
          initialsClassName="max-sm:text-lg"
        />
        {business.plan === "premium" && (
          <PlanBadge plan="premium" place="directory" className="absolute top-2 left-1.5 sm:top-3 sm:left-3" />
        )}
      </div>
      <div className="min-w-0 p-3 sm:flex-1 sm:p-4">
        <h3 className="text-base leading-5 sm:text-lg">
          <Link href={routes.business(business.slug)} className="hover:underline">
            {business.name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          {[business.category, business.neighborhood].filter(Boolean).join(" · ")}
        </p>
        {summary && <p className="mt-2 line-clamp-4 max-sm:text-sm sm:mt-3">{summary}</p>}
      </div>
      <div className="col-span-full flex gap-2 border-line p-2 max-sm:border-t sm:gap-3 sm:px-4 sm:pt-0 sm:pb-4">
        <Link
          href={routes.business(business.slug)}
          className={buttonVariants({ variant: "outline", className: "flex-1 px-3 max-sm:min-h-11" })}
        >
          Ver más
          <span className="sr-only"> de {business.name}</span>
        </Link>
        {whatsappUrl && <WhatsappLink url={whatsappUrl} business={business} className="flex-1 px-3 max-sm:min-h-11" />}
      </div>
    </article>
  );
}
