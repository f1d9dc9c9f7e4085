import type { IsoDate } from "@/lib/clock";
import type { Position } from "@/lib/geo/position";
import type { PictureData } from "@/lib/images/picture-data";
import type { Plan } from "@/lib/plans/plans";
import type { SpecialDays } from "./hours/special-days";
import type { WeeklyHours } from "./hours/weekly-hours";
import type { DeliveryWay, PaymentMethod } from "./ways";

/** A listing in a list. Every URL in here is safe to put in a page. */
export type BusinessCard = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  category: string;
  categorySlug: string | null;
  activity: string | null;
  plan: Plan;
  phone: string | null;
  phoneE164: string | null;
  whatsappUrl: string | null;
  /** There is a number that the page does not hold: whoever taps asks for it (`routes.phone`). */
  isPhoneOnTap: boolean;
  /** Its owner wants to be written to, not called. */
  isOnlyWhatsapp: boolean;
  address: string | null;
  /** Street and exact place are its owner's secret: `position` is up to 150 m away. */
  isPlaceApproximate: boolean;
  neighborhood: string | null;
  /** The colonia in the form of an address; null when none is known. */
  neighborhoodSlug: string | null;
  /** Free text of the owner; `weeklyHours` is what can be computed with. */
  openingHoursText: string | null;
  weeklyHours: WeeklyHours | null;
  specialDays: SpecialDays | null;
  position: Position | null;
  /** Null: show the category's artwork with the shop's initials. */
  coverUrl: string | null;
  /** Null unless above 0. */
  rating: number | null;
  reviewCount: number;
  isFeatured: boolean;
};

export type SpecialPromotion = {
  title: string | null;
  text: string | null;
  imageUrl: string | null;
  validity: string | null;
  startsOn: IsoDate | null;
  endsOn: IsoDate | null;
};

export type Neighbor = Pick<
  BusinessCard,
  "slug" | "name" | "category" | "categorySlug" | "activity" | "neighborhood" | "coverUrl" | "isPlaceApproximate"
> & { distanceKm: number };

/** All that is known of a listing: as visitors see it, the database has left out what its plan does not show. */
export type Business = BusinessCard & {
  /** Text as its owner wrote it; null when absent, kept when it yields no link. */
  whatsapp: string | null;
  postalCode: string | null;
  /** SCIAN code of the activity (INEGI), for imported listings. */
  scian: string | null;
  /** The activity in the form of an address; null when none is known. */
  activitySlug: string | null;
  logoUrl: string | null;
  services: readonly string[];
  gallery: readonly string[];
  pictureData: PictureData;
  paymentMethods: readonly PaymentMethod[];
  deliveryWays: readonly DeliveryWay[];
  deliveryAreas: readonly string[];
  /** Text or link: read it with `parseMenu`. */
  menu: string | null;
  menuPdf: string | null;
  videoUrl: string | null;
  videoEmbedUrl: string | null;
  /** Always rebuilt by us from coordinates or text. */
  mapEmbedUrl: string;
  instagram: string | null;
  facebook: string | null;
  tiktok: string | null;
  website: string | null;
  specialPromotion: SpecialPromotion | null;
  statisticsText: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  seoKeywords: readonly string[];
  visits: number;
  clicks: number;
  hasOwner: boolean;
  hoursConfirmedOn: IsoDate | null;
  /** Too little to be worth a search engine's visit: noindex, and not in the sitemap. */
  isThin: boolean;
  /** Attribution of imported data ("INEGI, DENUE ..."); shown after "Fuente:". */
  source: string | null;
  /** ISO 8601 instants. */
  createdAt: string | null;
  updatedAt: string | null;
};
