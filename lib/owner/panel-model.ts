import type { Viewer } from "@/lib/auth/model";
import type { PanelSection } from "@/lib/panel-sections";
import type { OwnPromotion } from "@/lib/promotions/model";
import type { OwnBusiness } from "./model";
import type { OwnedBusiness } from "./owned-business";

/** The business that the panel is about. */
export type ChosenBusiness = {
  viewer: Viewer;
  /** All that the viewer accepted, the highest plan first, then the most recent. */
  businesses: readonly OwnBusiness[];
  /** The one that the address names, or else the first: how it stands. */
  current: OwnBusiness;
  /** The same as it is edited. */
  owned: OwnedBusiness;
  /** The sections that it has. */
  sections: readonly PanelSection[];
  /** All of the business, past ones included. */
  promotions: readonly OwnPromotion[];
  /** How many a visitor sees today, the special one included. */
  activePromotions: number;
  /** When the page was made: what shows the business anew does so with another one. ISO 8601. */
  loadedAt: string;
};

/** What a section of the panel is about. */
export type Panel = ChosenBusiness & {
  section: PanelSection;
  /** The plan does not have the section. */
  isLocked: boolean;
  /** What the section says first, after one of its forms. */
  message: string | null;
};
