"use client";

import { PromotionList } from "@/components/promotions/promotion-list";
import { SpecialPromotionCard } from "@/components/promotions/special-promotion-card";
import { menuPdfVersion } from "@/lib/businesses/menu-pdf";
import type { Business } from "@/lib/businesses/model";
import { visibleMenu, visibleMenuPdf, visibleSpecialPromotion } from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import { formatCount } from "@/lib/format";
import type { Promotion } from "@/lib/promotions/model";
import { routes } from "@/lib/routes";
import type { ListsOfBusiness } from "@/lib/search/model";
import { DescriptionBlock, ServicesBlock, StatisticsBlock, WaysBlock } from "./about-block";
import { ActionBar } from "./action-bar";
import { ChangedBlock } from "./changed-block";
import { ContactCard } from "./contact-card";
import { GalleryBlock } from "./gallery-block";
import { ListingHeader } from "./listing-header";
import { ListsBlock } from "./lists-block";
import { MenuBlock } from "./menu-block";
import type { NeighborWords } from "./neighbor-messages";
import { NeighborsBlock } from "./neighbors-block";
import { OwnerNote } from "./owner-note";
import { Section } from "./section";
import { SocialBlock } from "./social-block";
import { VideoBlock } from "./video-block";

type ListingViewProps = {
  business: Business;
  summary: string | null;
  promotions: readonly Promotion[];
  neighbors: readonly NeighborWords[];
  lists: ListsOfBusiness | null;
  today: IsoDate;
  address: string;
  isMenuEnabled: boolean;
  isReportable: boolean;
};

/** A listing's page: one column in the order in which people ask; two from 1024 px on, contact beside the rest. */
export function ListingView(props: ListingViewProps) {
  const { business, summary, promotions, neighbors, lists, today, address, isMenuEnabled, isReportable } = props;
  const specialPromotion = visibleSpecialPromotion(business, today);
  const menu = isMenuEnabled ? visibleMenu(business) : null;
  const menuPdf = isMenuEnabled ? visibleMenuPdf(business) : null;
  const hasMenu = menu !== null || menuPdf !== null;
  const services = <ServicesBlock services={business.services} />;
  return (
    <>
      <article className="listing page-width">
        <div>
          <ListingHeader business={business} address={address} />
          {(hasMenu || promotions.length > 0) && (
            <SectionChips
              sections={[
                ...(hasMenu ? [{ id: "menu", name: "Menú" }] : []),
                ...(promotions.length > 0 ? [{ id: "promociones", name: "Promociones" }] : []),
                { id: "ubicacion", name: "Dónde está" },
              ]}
            />
          )}
          {specialPromotion && <SpecialPromotionCard promotion={specialPromotion} />}
          <GalleryBlock business={business} />
          {hasMenu ? (
            <MenuBlock
              menu={menu}
              pdfUrl={menuPdf && routes.businessMenu(business.slug, menuPdfVersion(menuPdf))}
              businessName={business.name}
            />
          ) : (
            services
          )}
          {promotions.length > 0 && (
            <Section id="promociones" title="Promociones activas">
              <PromotionList promotions={promotions} />
            </Section>
          )}
        </div>
        <div>
          <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:max-h-none">
            <ContactCard business={business} today={today} />
          </div>
        </div>
        <div>
          <div className="listing-pair">
            <WaysBlock business={business} />
            <DescriptionBlock summary={business.description ?? summary} />
          </div>
          {hasMenu && services}
          <VideoBlock business={business} />
          <SocialBlock business={business} />
          <NeighborsBlock neighbors={neighbors} />
          {lists && <ListsBlock business={business} lists={lists} />}
          <div className="listing-pair">
            <ChangedBlock business={business} isReportable={isReportable} />
            <OwnerNote business={business} />
          </div>
          <StatisticsBlock text={business.statisticsText} />
          <Counts business={business} />
        </div>
      </article>
      <ActionBar business={business} />
    </>
  );
}

function Counts({ business: { visits, clicks, source } }: { business: Business }) {
  const facts = [
    visits > 0 && formatCount(visits, "visita", "visitas"),
    clicks > 0 && formatCount(clicks, "clic", "clics"),
    source && `Fuente: ${source}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
      {facts.map((fact) => (
        <li key={fact || ""}>{fact}</li>
      ))}
    </ul>
  );
}

type SectionChipsProps = {
  /** Sections of the page that exist, in the order in which they are asked for; `id` is their heading's. */
  sections: readonly { id: string; name: string }[];
};

function SectionChips({ sections }: SectionChipsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label="En esta página" className="lg:hidden print:hidden">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 font-semibold text-sm hover:bg-sand"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
