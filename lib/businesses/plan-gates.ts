import { isFoodCategory } from "@/lib/categories/food";
import type { IsoDate } from "@/lib/clock";
import { greetingLink } from "@/lib/contact/whatsapp";
import { type RouteLink, routeLinks } from "@/lib/geo/route-links";
import { PLANS } from "@/lib/plans/plans";
import { includesDay } from "@/lib/time/date-range";
import { type Menu, parseMenu } from "./menu";
import type { Business, BusinessCard, SpecialPromotion } from "./model";

type Planned = Pick<BusinessCard, "plan">;

export type GalleryView = {
  /** The thumbnails of the page. */
  grid: readonly string[];
  /** All that the full-screen viewer goes through. */
  viewer: readonly string[];
};

/** Free shows none, Profesional up to 3, Premium 6 in the grid and up to 60 in the viewer. */
export function visibleGallery({ plan, gallery }: Planned & Pick<Business, "gallery">): GalleryView {
  const { galleryUpload, galleryGrid } = PLANS[plan].limits;
  return {
    grid: gallery.slice(0, galleryGrid),
    viewer: gallery.slice(0, galleryUpload),
  };
}

/** Services, while the plan allows. Hours have no gate: they are shown whenever they are known. */
export const visibleServices = ({ plan, services }: Planned & Pick<Business, "services">): readonly string[] =>
  PLANS[plan].gates.services ? services : [];

type Chatting = Planned & Pick<BusinessCard, "whatsappUrl">;

/** The shop's WhatsApp, when a link results: for paid plans. */
export const visibleWhatsappUrl = ({ plan, whatsappUrl }: Chatting): string | null =>
  PLANS[plan].gates.whatsapp ? whatsappUrl : null;

/** Where the WhatsApp button leads: to a chat that begins by saying where the shop was found. */
export function whatsappChatUrl(business: Chatting): string | null {
  const url = visibleWhatsappUrl(business);
  return url && greetingLink(url);
}

/**
 * A place that is not told has no way there. An owned free listing keeps address, copy and the plain map, without route buttons. One that nobody owns has them:
 * nobody is there to be upsold.
 */
export const visibleRouteLinks = (
  business: Planned &
    Pick<Business, "name" | "address" | "neighborhood" | "position" | "hasOwner" | "isPlaceApproximate">,
): RouteLink[] =>
  !business.isPlaceApproximate && (PLANS[business.plan].gates.routeLinks || !business.hasOwner)
    ? routeLinks(business)
    : [];

export type SocialLink = { network: "instagram" | "facebook" | "tiktok" | "web"; label: string; url: string };

/** The "Síguenos" block: each link only when the value is present. */
export function visibleSocialLinks(
  business: Planned & Pick<Business, "instagram" | "facebook" | "tiktok" | "website">,
): SocialLink[] {
  if (!PLANS[business.plan].gates.socialLinks) return [];
  const links = [
    { network: "instagram", label: "Instagram", url: business.instagram },
    { network: "facebook", label: "Facebook", url: business.facebook },
    { network: "tiktok", label: "TikTok", url: business.tiktok },
    { network: "web", label: "Sitio web", url: business.website },
  ] as const;
  return links.flatMap(({ url, ...link }) => (url ? [{ ...link, url }] : []));
}

/** Video is Premium's. */
export const visibleVideoEmbedUrl = ({
  plan,
  videoEmbedUrl,
}: Planned & Pick<Business, "videoEmbedUrl">): string | null => (PLANS[plan].gates.video ? videoEmbedUrl : null);

/** Whether a business may show a menu. */
export const isForFood = ({ category, categorySlug }: Pick<Business, "category" | "categorySlug">): boolean =>
  isFoodCategory(category) || isFoodCategory(categorySlug ?? "");

/** The menu is Premium's, and only for food categories. */
export function visibleMenu(business: Planned & Pick<Business, "menu" | "category" | "categorySlug">): Menu | null {
  return PLANS[business.plan].gates.menu && isForFood(business) ? parseMenu(business.menu) : null;
}

/** The menu in PDF, under the same conditions. */
export const visibleMenuPdf = (
  business: Planned & Pick<Business, "menuPdf" | "category" | "categorySlug">,
): string | null => (PLANS[business.plan].gates.menu && isForFood(business) ? business.menuPdf : null);

/** The special promotion is for paid plans, from its first day to its last. */
export function visibleSpecialPromotion(
  { plan, specialPromotion }: Planned & Pick<Business, "specialPromotion">,
  today: IsoDate,
): SpecialPromotion | null {
  if (!PLANS[plan].gates.specialPromotion || !specialPromotion) return null;
  return includesDay(specialPromotion, today) ? specialPromotion : null;
}
