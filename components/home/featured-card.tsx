"use client";

import { BusinessCover } from "@/components/businesses/business-cover";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { WhatsappLink } from "@/components/businesses/whatsapp-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { BusinessCard } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";

/** Data of the card; it goes to the browser, so that nothing else is in it. */
export type FeaturedBusiness = Pick<BusinessCard, "slug" | "name" | "categorySlug" | "coverUrl" | "plan"> & {
  kind: string;
  about: string | null;
  whatsappUrl: string | null;
};

export function FeaturedCard({ business }: { business: FeaturedBusiness }) {
  const { slug, name, plan, kind, about, whatsappUrl } = business;
  return (
    <article className="featured">
      <div className="relative">
        <BusinessCover business={business} sizes="(width >= 40rem) 24rem, 13rem" />
        {plan === "premium" && <PlanBadge plan={plan} place="directory" />}
      </div>
      <div className="featured-text">
        <h3>
          <Link href={routes.business(slug)} className="hover:underline">
            {name}
          </Link>
        </h3>
        <p>{kind}</p>
        {about && <p className="featured-about">{about}</p>}
      </div>
      <div className="featured-actions">
        <Link href={routes.business(slug)} className={buttonVariants({ variant: "outline" })}>
          Ver más
          <span className="sr-only">{` de ${name}`}</span>
        </Link>
        {whatsappUrl && <WhatsappLink url={whatsappUrl} business={business} />}
      </div>
    </article>
  );
}
