import { JsonLdScript } from "@/components/seo/json-ld-script";
import { businessJsonLd } from "@/lib/businesses/json-ld";
import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import { routes } from "@/lib/routes";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";

type ListingDataProps = { business: Business; siteUrl: string; today: IsoDate };

/** Structured data of a listing. On the server: browsers need not know how. */
export const ListingData = ({ business, siteUrl, today }: ListingDataProps) => (
  <>
    <JsonLdScript data={businessJsonLd(business, siteUrl, today)} />
    <JsonLdScript
      data={breadcrumbJsonLd(siteUrl, [
        { name: "Inicio", path: routes.home() },
        { name: business.category, path: routes.category(business.categorySlug ?? "") },
        { name: business.name, path: routes.business(business.slug) },
      ])}
    />
  </>
);
