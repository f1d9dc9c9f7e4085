import "server-only";
import { redirect } from "next/navigation";
import type { Viewer } from "@/lib/auth/model";
import { requireViewer } from "@/lib/auth/server/viewer";
import { visibleSpecialPromotion } from "@/lib/businesses/plan-gates";
import { toLocalDate } from "@/lib/clock";
import { env } from "@/lib/env";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { listOwnPromotions } from "@/lib/promotions/server/queries";
import { visiblePromotions } from "@/lib/promotions/visible";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { listedSections } from "../listed-sections";
import { flashMessage } from "../messages";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "../model";
import { shownBusiness } from "../owned-business";
import type { ChosenBusiness, Panel } from "../panel-model";
import { pathWithoutBusiness } from "../without-business";
import { getOwnedBusiness } from "./owned-business";
import { listEditedBusinesses } from "./queries";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Business of an address, or the first accepted one; null for none, or for somebody else's. @throws {BackendError} */
export async function chooseBusiness(
  viewer: Viewer,
  all: readonly OwnBusiness[],
  asked: string,
): Promise<ChosenBusiness | null> {
  const businesses = all.filter(({ isAccepted }) => isAccepted);
  const current = asked ? businesses.find(({ id }) => id === asked) : businesses[0];
  if (!current) return null;
  const [owned, promotions] = await Promise.all([
    getOwnedBusiness(viewer.id, current.id),
    listOwnPromotions(viewer.id, current.id),
  ]);
  if (!owned) return null;
  const now = new Date();
  const today = toLocalDate(now);
  const special = visibleSpecialPromotion(shownBusiness(owned), today);
  const activePromotions = visiblePromotions(current.plan, promotions, today).length + Number(special !== null);
  const sections = listedSections(owned.business, env());
  return { viewer, businesses, current, owned, sections, promotions, activePromotions, loadedAt: now.toISOString() };
}

/** Returns the viewer and the business of the address; leads to the panel's first page without one. @param plan the lowest that has the
 * page, where that is not the section's own. @throws {BackendError} */
export async function loadPanel(
  section: PanelSection,
  searchParams: Promise<Query>,
  plan: Plan = PANEL_SECTIONS[section].plan,
): Promise<Panel> {
  const query = await searchParams;
  const asked = textOf(query[BUSINESS_ID_FIELD]);
  const viewer = await requireViewer(routes.panelSection(section, asked || undefined));
  const businesses = await listEditedBusinesses(viewer.id);
  const chosen = await chooseBusiness(viewer, businesses, asked);
  // It may be the reader's: they are asked first.
  if (!chosen && businesses.some(({ id }) => id === asked)) redirect(routes.ownerPanel(undefined, asked));
  if (!chosen) redirect(pathWithoutBusiness({ plan, asked, hasBusinesses: businesses.length > 0 }));
  const isLocked = PLANS[chosen.current.plan].rank < PLANS[plan].rank;
  return { ...chosen, section, isLocked, message: flashMessage(textOf(query.aviso)) };
}
