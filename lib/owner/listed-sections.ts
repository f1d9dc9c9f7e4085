import type { Business } from "@/lib/businesses/model";
import { isForFood } from "@/lib/businesses/plan-gates";
import { PANEL_SECTION_IDS, type PanelSection } from "@/lib/panel-sections";

export const listedSections = (
  business: Pick<Business, "category" | "categorySlug">,
  { isMenuEnabled }: { isMenuEnabled: boolean },
): PanelSection[] =>
  PANEL_SECTION_IDS.filter((section) => section !== "menu" || (isMenuEnabled && isForFood(business)));
