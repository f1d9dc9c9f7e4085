import type { IsoDate } from "@/lib/clock";
import { type PictureFacts, picturePath } from "@/lib/images/picture-data";
import { PLANS } from "@/lib/plans/plans";
import { packHours, unpackHours } from "./hours/packed-hours";
import { textBesideWeek } from "./hours/repeats-week";
import type { Business } from "./model";
import {
  isForFood,
  visibleGallery,
  visibleMenuPdf,
  visibleServices,
  visibleSpecialPromotion,
  visibleVideoEmbedUrl,
  visibleWhatsappUrl,
} from "./plan-gates";

/** A business of which nothing is known. */
const NOTHING: Business = {
  id: "",
  slug: "",
  name: "",
  description: null,
  category: "",
  categorySlug: null,
  activity: null,
  plan: "free",
  phone: null,
  phoneE164: null,
  whatsappUrl: null,
  isPhoneOnTap: false,
  isOnlyWhatsapp: false,
  address: null,
  neighborhood: null,
  neighborhoodSlug: null,
  openingHoursText: null,
  weeklyHours: null,
  specialDays: null,
  position: null,
  coverUrl: null,
  rating: null,
  reviewCount: 0,
  isFeatured: false,
  whatsapp: null,
  postalCode: null,
  isPlaceApproximate: false,
  scian: null,
  activitySlug: null,
  logoUrl: null,
  services: [],
  gallery: [],
  pictureData: new Map(),
  paymentMethods: [],
  deliveryWays: [],
  deliveryAreas: [],
  menu: null,
  menuPdf: null,
  videoUrl: null,
  videoEmbedUrl: null,
  mapEmbedUrl: "",
  instagram: null,
  facebook: null,
  tiktok: null,
  website: null,
  specialPromotion: null,
  statisticsText: null,
  metaTitle: null,
  metaDescription: null,
  seoKeywords: [],
  visits: 0,
  clicks: 0,
  hasOwner: false,
  hoursConfirmedOn: null,
  isThin: false,
  source: null,
  createdAt: null,
  updatedAt: null,
};

/** What a page shows of a business, as it goes to browsers: what is not known is left out, and so is what its plan hides. */
export type ShownBusiness = Partial<Omit<Business, "weeklyHours" | "pictureData">> & {
  /** `packHours`. */
  week?: string;
  /** Of the pictures shown: path, alt text, blur. */
  pictures?: readonly (readonly [path: string, alt: string | null, blur: string | null])[];
};

/** Nothing on the page says it. */
const UNSAID = {
  id: NOTHING.id,
  neighborhoodSlug: null,
  activitySlug: null,
  isFeatured: false,
  videoUrl: null,
  metaTitle: null,
  metaDescription: null,
  seoKeywords: [],
  isThin: false,
  createdAt: null,
  updatedAt: null,
} satisfies Partial<Business>;

/** A business without what its plan hides, and what no page says. */
function withinPlan(business: Business, today: IsoDate): Business {
  const { gates } = PLANS[business.plan];
  const networks = gates.socialLinks ? {} : { instagram: null, facebook: null, tiktok: null, website: null };
  return {
    ...business,
    ...UNSAID,
    ...networks,
    openingHoursText: textBesideWeek(business.openingHoursText, business.weeklyHours),
    whatsapp: gates.whatsapp ? business.whatsapp : null,
    whatsappUrl: visibleWhatsappUrl(business),
    services: visibleServices(business),
    gallery: visibleGallery(business).viewer,
    menu: gates.menu && isForFood(business) ? business.menu : null,
    menuPdf: visibleMenuPdf(business),
    videoEmbedUrl: visibleVideoEmbedUrl(business),
    specialPromotion: visibleSpecialPromotion(business, today),
  };
}

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === false || value === "" || (Array.isArray(value) && value.length === 0);

const said = ({ alt, blur }: PictureFacts): boolean => alt !== null || blur !== null;

/**
 * What a page's scripts need of a business.
 * @param today the day in Mexico City: it decides on the special promotion.
 */
export function packShown(business: Business, today: IsoDate): ShownBusiness {
  const { weeklyHours, pictureData, ...facts } = withinPlan(business, today);
  const shown = [facts.coverUrl, facts.logoUrl, ...facts.gallery].flatMap((url) => (url ? [picturePath(url)] : []));
  const pictures = [...pictureData].flatMap(([path, picture]) =>
    shown.includes(path) && said(picture) ? [[path, picture.alt, picture.blur] as const] : [],
  );
  return {
    ...(Object.fromEntries(Object.entries(facts).filter(([, value]) => !isNothing(value))) as ShownBusiness),
    ...(weeklyHours ? { week: packHours(weeklyHours) } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
  };
}

/** The business of `packShown`. */
export const unpackShown = ({ week, pictures = [], ...facts }: ShownBusiness): Business => ({
  ...NOTHING,
  ...facts,
  weeklyHours: week === undefined ? null : unpackHours(week),
  pictureData: new Map(pictures.map(([path, alt, blur]) => [path, { alt, blur }])),
});
