import type { Business } from "@/lib/businesses/model";
import { isForFood } from "@/lib/businesses/plan-gates";
import { PANEL_SECTION_IDS, type PanelSection } from "@/lib/panel-sections";

/** The sections that a business has: one for a menu is of food businesses, on a site that shows menus. */
export const listedSections = (
  business: Pick<Business, "category" | "categorySlug">,
  { isMenuEnabled }: { isMenuEnabled: boolean },
): PanelSection[] =>
  PANEL_SECTION_IDS.filter((section) => section !== "menu" || (isMenuEnabled && isForFood(business)));
