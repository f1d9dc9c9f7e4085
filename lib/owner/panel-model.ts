import type { Viewer } from "@/lib/auth/model";
import type { PanelSection } from "@/lib/panel-sections";
import type { OwnBusiness } from "./model";
import type { OwnedBusiness } from "./owned-business";

/** What a section of the panel is about. */
export type Panel = {
  viewer: Viewer;
  section: PanelSection;
  /** All that the viewer accepted, the highest plan first, then the most recent. */
  businesses: readonly OwnBusiness[];
  /** The one that the address names, or else the first: how it stands. */
  current: OwnBusiness;
  /** The same as it is edited. */
  owned: OwnedBusiness;
  /** The plan does not have the section. */
  isLocked: boolean;
  /** What the section says first, after one of its forms. */
  message: string | null;
};
