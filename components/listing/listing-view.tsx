"use client";

import { PromotionList } from "@/components/promotions/promotion-list";
import { SpecialPromotionCard } from "@/components/promotions/special-promotion-card";
import { menuPdfVersion } from "@/lib/businesses/menu-pdf";
import type { Business } from "@/lib/businesses/model";
import { visibleGallery, visibleMenu, visibleMenuPdf, visibleServices } from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import { routes } from "@/lib/routes";
import type { ListsOfBusiness } from "@/lib/search/model";
import { DescriptionBlock, ServicesBlock, StatisticsBlock } from "./about-block";
import { ActionBar } from "./action-bar";
import { ContactCard } from "./contact-card";
import { GalleryBlock } from "./gallery-block";
import { ListingHeader } from "./listing-header";
import { ListsBlock } from "./lists-block";
import { MenuBlock } from "./menu-block";
import type { NeighborWords } from "./neighbor-words";
import { NeighborsBlock } from "./neighbors-block";
import { OwnerNote } from "./owner-note";
import { Section } from "./section";
import { SectionChips } from "./section-chips";
import { SocialBlock } from "./social-block";
import { VideoBlock } from "./video-block";
import { WaysBlock } from "./ways-block";

type ListingViewProps = {
  business: Business;
  /** What the census knows of a business that says nothing of itself. */
  summary: string | null;
  /** Those of today. */
  promotions: readonly Promotion[];
  neighbors: readonly NeighborWords[];
  lists: ListsOfBusiness | null;
  /** The day in Mexico City. */
  today: IsoDate;
  /** The page's full address, for sharing. */
  address: string;
  isMenuEnabled: boolean;
  isReportable: boolean;
};

/**
 * A listing's page: one column on phones, with how to reach the shop right below its name; two from 1024 px on. A client
 * component: what React's data for it holds are the facts, once, and not the drawing.
 */
export function ListingView(props: ListingViewProps) {
  const { business, summary, promotions, neighbors, lists, today, address, isMenuEnabled, isReportable } = props;
  const { specialPromotion } = business;
  const menu = isMenuEnabled ? visibleMenu(business) : null;
  const menuPdf = isMenuEnabled ? visibleMenuPdf(business) : null;
  const chips = [
    { id: "menu", name: "Menú", isShown: menu !== null || menuPdf !== null },
    { id: "galeria", name: "Fotos", isShown: visibleGallery(business).grid.length > 0 },
    { id: "promociones", name: "Promociones", isShown: promotions.length > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <article className="page-width grid gap-x-10 gap-y-8 pb-12 sm:pt-8 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:pb-20">
        <div>
          <ListingHeader business={business} address={address} />
          <SectionChips sections={chips} />
        </div>
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:max-h-none">
            <ContactCard business={business} today={today} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {specialPromotion && <SpecialPromotionCard promotion={specialPromotion} />}
          <DescriptionBlock summary={business.description ?? summary} />
          <ServicesBlock services={visibleServices(business)} />
          <WaysBlock business={business} />
          {promotions.length > 0 && (
            <Section id="promociones" title="Promociones activas">
              <PromotionList promotions={promotions} />
            </Section>
          )}
          <GalleryBlock business={business} />
          <MenuBlock
            menu={menu}
            pdfUrl={menuPdf && routes.businessMenu(business.slug, menuPdfVersion(menuPdf))}
            businessName={business.name}
          />
          <VideoBlock business={business} />
          <SocialBlock business={business} />
          <StatisticsBlock text={business.statisticsText} />
          <NeighborsBlock neighbors={neighbors} />
          {lists && <ListsBlock business={business} lists={lists} />}
          <OwnerNote business={business} />
          <div>
            {business.source && <p className="text-ink-soft text-sm">Fuente: {business.source}</p>}
            {isReportable && (
              <a
                href={routes.report(business.slug)}
                className="text-link inline-flex min-h-11 items-center text-sm print:hidden"
              >
                Reportar un problema
              </a>
            )}
          </div>
        </div>
      </article>
      <ActionBar business={business} />
    </>
  );
}
