import type { Viewer } from "@/lib/auth/model";
import type { PanelSection } from "@/lib/panel-sections";
import type { OwnPromotion } from "@/lib/promotions/model";
import type { OwnBusiness } from "./model";
import type { OwnedBusiness } from "./owned-business";

export type ChosenBusiness = {
  viewer: Viewer;
  /** All that the viewer accepted, the highest plan first, then the most recent. */
  businesses: readonly OwnBusiness[];
  /** The one that the address names, or else the first: how it stands. */
  current: OwnBusiness;
  owned: OwnedBusiness;
  sections: readonly PanelSection[];
  promotions: readonly OwnPromotion[];
  activePromotions: number;
  /** Time of the page, ISO 8601: whatever shows the business anew does so with another one. */
  loadedAt: string;
};

export type Panel = ChosenBusiness & {
  section: PanelSection;
  isLocked: boolean;
  message: string | null;
};
