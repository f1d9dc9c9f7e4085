import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import type { CategorySlug } from "@/lib/categories/categories";
import type { Plan } from "@/lib/plans/plans";
import type { AccountKey } from "@/supabase/seed/showcase/accounts";

/** `is_approved` null, true, false. */
type Approval = "pending" | "approved" | "rejected";

/** Seeds of the pictures that are drawn for a business; see artwork/showcase-pictures.ts. */
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
  /** 1 to 12: ends the fixed id and the invented telephone. */
  number: number;
  slug: string;
  name: string;
  category: CategorySlug;
  plan: Plan;
  approval: Approval;
  /** Day of registration. */
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
  hoursText?: string;
  hours?: WeeklyHours;
  services?: readonly string[];
  menu?: string;
  videoId?: string;
  /** The handle of its invented profiles. */
  handle?: string;
  networks?: readonly ("instagram" | "facebook" | "tiktok" | "web")[];
  keywords?: readonly string[];
  specialPromotion?: { title: string; text: string; startsInDays: number; validity: string | { endsInDays: number } };
  promotions?: readonly ShowcasePromotion[];
  statistics?: string;
  visits?: number;
  clicks?: number;
  pictures?: ShowcasePictures;
};
