import type { ReactNode } from "react";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { siteUrl } from "@/lib/site-url";

type IndexPageProps = { title: string; intro: string; crumbs: { name: string; path: string }[]; children: ReactNode };

export function IndexPage({ title, intro, crumbs, children }: IndexPageProps) {
  return (
    <>
      <JsonLdScript data={breadcrumbJsonLd(siteUrl(), crumbs)} />
      <div className="border-line border-b bg-sand">
        <div className="page-width pt-3 pb-6 lg:pt-6 lg:pb-8">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-1 text-xl lg:text-2xl">{title}</h1>
          <p className="mt-1 text-ink-soft">{intro}</p>
        </div>
      </div>
      <div className="page-width pt-4 pb-12 lg:pb-20">{children}</div>
    </>
  );
}
