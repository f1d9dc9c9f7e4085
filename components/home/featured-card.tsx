import Link from "next/link";
import { BusinessCover } from "@/components/businesses/business-cover";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { summaryText } from "@/components/businesses/summary-text";
import { WhatsappLink } from "@/components/businesses/whatsapp-link";
import { buttonVariants } from "@/components/ui/button";
import type { BusinessCard } from "@/lib/businesses/model";
import { visibleWhatsappUrl } from "@/lib/businesses/plan-gates";
import { routes } from "@/lib/routes";

/** A featured business on the home page. */
export function FeaturedCard({ business }: { business: BusinessCard }) {
  const summary = summaryText(business);
  const whatsappUrl = visibleWhatsappUrl(business);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-white">
      <div className="relative">
        <BusinessCover business={business} />
        {business.plan === "premium" && (
          <PlanBadge plan="premium" place="directory" className="absolute top-3 left-3" />
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-lg">
          <Link href={routes.business(business.slug)} className="hover:underline">
            {business.name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          {[business.category, business.neighborhood].filter(Boolean).join(" · ")}
        </p>
        {summary && <p className="mt-3 line-clamp-4">{summary}</p>}
        <div className="mt-auto flex gap-3 pt-4">
          <Link
            href={routes.business(business.slug)}
            className={buttonVariants({ variant: "outline", className: "flex-1 px-3" })}
          >
            Ver más
            <span className="sr-only"> de {business.name}</span>
          </Link>
          {whatsappUrl && <WhatsappLink url={whatsappUrl} business={business} className="flex-1 px-3" />}
        </div>
      </div>
    </article>
  );
}
