import type { IsoDate } from "@/lib/clock";
import { type PictureFacts, picturePath } from "@/lib/images/picture-data";
import { PLANS } from "@/lib/plans/plans";
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

/** Nothing on the page says it. */
const UNSAID = {
  id: "",
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

const said = ({ alt, blur }: PictureFacts): boolean => alt !== null || blur !== null;

/** Of the pictures that are shown, and of which there is something to say. */
function shownPictures({ coverUrl, logoUrl, gallery, pictureData }: Business): Business["pictureData"] {
  const shown = [coverUrl, logoUrl, ...gallery].flatMap((url) => (url ? [picturePath(url)] : []));
  return new Map([...pictureData].filter(([path, picture]) => shown.includes(path) && said(picture)));
}

/**
 * A business without what its plan hides and what no page says: nothing else of it goes into React's data for its page.
 * @param today the day in Mexico City: it decides on the special promotion.
 */
export function shownBusiness(business: Business, today: IsoDate): Business {
  const shown = withinPlan(business, today);
  return { ...shown, pictureData: shownPictures(shown) };
}
