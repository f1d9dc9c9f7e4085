import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import type { DeliveryWay, PaymentMethod } from "@/lib/businesses/ways";
import type { CategorySlug } from "@/lib/categories/categories";
import type { Plan } from "@/lib/plans/plans";
import type { PropName } from "@/supabase/seed/artwork/props/props";
import type { AccountKey } from "@/supabase/seed/showcase/accounts";

/** Fixed, so that tests, links and screenshots keep their addresses. */
export const businessId = (number: number): string => `5eed0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** `is_approved` null, true, false. */
type Approval = "pending" | "approved" | "rejected";

/** Shapes that columns had before, or still allow: readers must take them all. */
type LegacyShapes = {
  /** gallery_images as JSON in a string, as text with commas, or as objects with publicUrl, url or path. */
  gallery?: "json text" | "comma text" | "objects";
  whatsapp?: "link";
  cover?: "imagen_url";
};

/** Seeds of the pictures that are drawn for a business (modulo 4: street, counter, table, alcove); see artwork/showcase-pictures.ts. */
type ShowcasePictures = { cover?: number; logo?: number; gallery?: readonly number[]; promotion?: number };

/** Dates count in days from the day of seeding: a promotion is current whenever the showcase is made. */
export type ShowcasePromotion = {
  title: string;
  description: string;
  startsInDays: number;
  endsInDays: number;
  picture?: number;
};

/** An invented business, in our words; rows.ts makes a row of it. */
export type ShowcaseBusiness = {
  /** 1 to 40: ends the fixed id and the invented telephone. */
  number: number;
  slug: string;
  name: string;
  category: CategorySlug;
  /** Things in its pictures; the first is on its sign. */
  props: readonly [PropName, PropName, PropName];
  plan: Plan;
  approval: Approval;
  createdOn: string;
  address: string;
  neighborhood: string;
  postalCode: string;
  position: { lat: number; lng: number };
  description: string | null;
  isDeleted?: boolean;
  isFeatured?: boolean;
  owner?: AccountKey;
  /** Only in negocio_privado. */
  email?: string;
  rejectionReason?: string;
  adminNotes?: string;
  hasWhatsapp?: boolean;
  /** Its telephone is in negocio_privado alone. */
  isPhoneHidden?: boolean;
  /** Its address and place are in negocio_privado alone; the colonia is public. */
  isAddressPrivate?: boolean;
  /** Activity as in the census, with its SCIAN code. */
  activity?: string;
  scian?: string;
  hoursText?: string;
  /** Day by day: what `hoursText` says, with its other days unknown or closed, or of its own. */
  hours?: "as written" | "others closed" | WeeklyHours;
  services?: readonly string[];
  /** Empty unless it is told. */
  payment?: readonly PaymentMethod[];
  delivery?: { ways: readonly DeliveryWay[]; neighborhoods?: readonly string[] };
  menu?: string;
  videoId?: string;
  handle?: string;
  networks?: readonly ("instagram" | "facebook" | "tiktok" | "web")[];
  keywords?: readonly string[];
  metaTitle?: string;
  metaDescription?: string;
  rating?: { stars: number; reviews: number };
  specialPromotion?: { title: string; text: string; startsInDays: number; validity: string | { endsInDays: number } };
  promotions?: readonly ShowcasePromotion[];
  statistics?: string;
  visits?: number;
  clicks?: number;
  pictures?: ShowcasePictures;
  legacy?: LegacyShapes;
};
