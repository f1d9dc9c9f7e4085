import { isFoodCategory } from "@/lib/categories/food";
import type { IsoDate } from "@/lib/clock";
import { greetingLink } from "@/lib/contact/whatsapp";
import { type RouteLink, routeLinks } from "@/lib/geo/route-links";
import { PLANS } from "@/lib/plans/plans";
import { includesDay } from "@/lib/time/date-range";
import { type Menu, parseMenu } from "./menu";
import type { Business, BusinessCard, SpecialPromotion } from "./model";

type Planned = Pick<BusinessCard, "plan">;

/** Free shows none, Profesional up to 3, Premium 6 in the grid and up to 60 in the viewer. */
export function visibleGallery({ plan, gallery }: Planned & Pick<Business, "gallery">) {
  const { galleryUpload, galleryGrid } = PLANS[plan].limits;
  return {
    grid: gallery.slice(0, galleryGrid),
    viewer: gallery.slice(0, galleryUpload),
  };
}

/** Opens a chat that begins by saying where the shop was found. */
export const whatsappChatUrl = ({ whatsappUrl }: Pick<BusinessCard, "whatsappUrl">): string | null =>
  whatsappUrl && greetingLink(whatsappUrl);

/** True but for secret places and owned free listings; at unowned ones nobody is there to be upsold. */
export const visibleRouteLinks = (
  business: Planned &
    Pick<Business, "name" | "address" | "neighborhood" | "position" | "hasOwner" | "isPlaceApproximate">,
): RouteLink[] =>
  !business.isPlaceApproximate && (PLANS[business.plan].gates.routeLinks || !business.hasOwner)
    ? routeLinks(business)
    : [];

export type SocialLink = { network: "instagram" | "facebook" | "tiktok" | "web"; label: string; url: string };

export function visibleSocialLinks(
  business: Pick<Business, "instagram" | "facebook" | "tiktok" | "website">,
): SocialLink[] {
  const links = [
    { network: "instagram", label: "Instagram", url: business.instagram },
    { network: "facebook", label: "Facebook", url: business.facebook },
    { network: "tiktok", label: "TikTok", url: business.tiktok },
    { network: "web", label: "Sitio web", url: business.website },
  ] as const;
  return links.flatMap(({ url, ...link }) => (url ? [{ ...link, url }] : []));
}

export const isForFood = ({ category, categorySlug }: Pick<Business, "category" | "categorySlug">): boolean =>
  isFoodCategory(category) || isFoodCategory(categorySlug ?? "");

export const visibleMenu = (business: Pick<Business, "menu" | "category" | "categorySlug">): Menu | null =>
  isForFood(business) ? parseMenu(business.menu) : null;

export const visibleMenuPdf = (business: Pick<Business, "menuPdf" | "category" | "categorySlug">): string | null =>
  isForFood(business) ? business.menuPdf : null;

export const visibleSpecialPromotion = (
  { specialPromotion }: Pick<Business, "specialPromotion">,
  today: IsoDate,
): SpecialPromotion | null => (specialPromotion && includesDay(specialPromotion, today) ? specialPromotion : null);
