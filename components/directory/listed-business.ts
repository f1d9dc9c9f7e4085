import { streetOf } from "@/lib/businesses/facts";
import type { SpecialDays } from "@/lib/businesses/hours/special-days";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { whatsappChatUrl } from "@/lib/businesses/plan-gates";
import { formatDistance, formatNumber, formatRating } from "@/lib/format";
import { addressLine } from "@/lib/geo/route-links";
import type { Plan } from "@/lib/plans/plans";
import type { FoundBusiness } from "@/lib/search/model";
import { cutText } from "@/lib/seo/cut-text";
import { fold } from "@/lib/text/fold";

/** A card of a list. It goes to the browser: no number told on a tap, no chat without the plan. */
export type ListedBusiness = {
  slug: string;
  name: string;
  category: string;
  categorySlug: string | null;
  plan: Plan;
  coverUrl?: string;
  address?: string;
  /** The address in two parts, of which the second is never cut. */
  street?: string;
  neighborhood?: string;
  /** Telephone as its owner wrote it, and in E.164. */
  phone?: string;
  phoneE164?: string;
  isPhoneOnTap?: true;
  whatsappUrl?: string;
  /** The week in words, where its owner wrote some: else they follow from `weeklyHours`. */
  hours?: string;
  weeklyHours?: WeeklyHours;
  specialDays?: SpecialDays;
  about?: string;
  /** "4.5". */
  rating?: string;
  /** "1,280". */
  reviews?: string;
  /** "0.4 km", "aquí mismo". */
  distance?: string;
  isFuzzy?: true;
  isPromoted?: true;
};

const known = <T extends object>(fields: { [Key in keyof T]: T[Key] | null | undefined | false }): T =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== false && value !== "",
    ),
  ) as T;

/** The street; nothing where the address names no more than the colonia. */
function streetBeside(business: FoundBusiness): string | null {
  const street = streetOf(business);
  const isColonia = street && business.neighborhood && fold(street).endsWith(fold(business.neighborhood));
  return isColonia ? null : street;
}

/** About what the widest card has room for: two lines of 700 pixels. */
const ABOUT_CHARACTERS = 200;

export const listedBusiness = (business: FoundBusiness): ListedBusiness => ({
  slug: business.slug,
  name: business.name,
  category: business.category,
  categorySlug: business.categorySlug,
  plan: business.plan,
  ...known<Omit<ListedBusiness, "slug" | "name" | "category" | "categorySlug" | "plan">>({
    coverUrl: business.coverUrl,
    address: addressLine(business),
    street: streetBeside(business),
    neighborhood: business.neighborhood,
    phone: business.phone,
    phoneE164: business.phoneE164,
    isPhoneOnTap: business.isPhoneOnTap && true,
    whatsappUrl: whatsappChatUrl(business),
    hours: business.openingHoursText,
    weeklyHours: business.weeklyHours,
    specialDays: business.specialDays,
    about: cutText(business.description ?? business.activity ?? "", ABOUT_CHARACTERS),
    rating: business.rating !== null && formatRating(business.rating),
    reviews: business.reviewCount > 0 && formatNumber(business.reviewCount),
    distance: business.distanceKm !== null && formatDistance(business.distanceKm, business),
    isFuzzy: business.isFuzzy && true,
    isPromoted: business.isPromoted && true,
  }),
});
