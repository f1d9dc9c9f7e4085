import { PromotionList } from "@/components/promotions/promotion-list";
import { SpecialPromotionCard } from "@/components/promotions/special-promotion-card";
import { menuPdfVersion } from "@/lib/businesses/menu-pdf";
import type { Business, Neighbor } from "@/lib/businesses/model";
import {
  visibleGallery,
  visibleMenu,
  visibleMenuPdf,
  visibleServices,
  visibleSpecialPromotion,
} from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import { visiblePromotions } from "@/lib/promotions/visible";
import type { ReportAction } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import type { ListsOfBusiness } from "@/lib/search/model";
import { DescriptionBlock, ServicesBlock, StatisticsBlock } from "./about-block";
import { ActionBar } from "./action-bar";
import { ContactCard } from "./contact-card";
import { GalleryBlock } from "./gallery-block";
import { ListingHeader } from "./listing-header";
import { ListsBlock } from "./lists-block";
import { MenuBlock } from "./menu-block";
import { NeighborsBlock } from "./neighbors-block";
import { OwnerNote } from "./owner-note";
import { ReportSection } from "./report-section";
import { Section } from "./section";
import { SectionChips } from "./section-chips";
import { SocialBlock } from "./social-block";
import { VideoBlock } from "./video-block";
import { WaysBlock } from "./ways-block";

type ListingProps = {
  business: Business;
  /** All of the business; the plan and `today` decide which are shown. */
  promotions: readonly Promotion[];
  /** The nearest of the same category. */
  neighbors: readonly Neighbor[];
  /** The lists on which it stands; null when they could not be counted. */
  lists: ListsOfBusiness | null;
  /** The day in Mexico City. */
  today: IsoDate;
  /** The page's full address, for sharing. */
  address: string;
  isMenuEnabled: boolean;
  /** Where nobody reports anything, it is left out. */
  reportAction?: ReportAction;
};

/** A listing's page: one column on phones, with how to reach the shop right below its name; two from 1024 px on. */
export function Listing(props: ListingProps) {
  const { business, promotions, neighbors, lists, today, address, isMenuEnabled, reportAction } = props;
  const specialPromotion = visibleSpecialPromotion(business, today);
  const activePromotions = visiblePromotions(business.plan, promotions, today);
  const menu = isMenuEnabled ? visibleMenu(business) : null;
  const menuPdf = isMenuEnabled ? visibleMenuPdf(business) : null;
  const chips = [
    { id: "menu", name: "Menú", isShown: menu !== null || menuPdf !== null },
    { id: "galeria", name: "Fotos", isShown: visibleGallery(business).grid.length > 0 },
    { id: "promociones", name: "Promociones", isShown: activePromotions.length > 0 },
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
          <DescriptionBlock business={business} neighbors={neighbors} />
          <ServicesBlock services={visibleServices(business)} />
          <WaysBlock business={business} />
          {activePromotions.length > 0 && (
            <Section id="promociones" title="Promociones activas">
              <PromotionList promotions={activePromotions} />
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
            {reportAction && <ReportSection slug={business.slug} action={reportAction} />}
          </div>
        </div>
      </article>
      <ActionBar business={business} />
    </>
  );
}
