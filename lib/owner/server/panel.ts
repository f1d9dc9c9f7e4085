import "server-only";
import { redirect } from "next/navigation";
import { requireViewer } from "@/lib/auth/server/viewer";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { flashMessage } from "../messages";
import { BUSINESS_ID_FIELD } from "../model";
import type { Panel } from "../panel-model";
import { getOwnedBusiness } from "./owned-business";
import { listEditedBusinesses } from "./queries";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Who is there, and which business the address names; whoever has none is led to the panel's first page. @throws {BackendError} */
export async function loadPanel(section: PanelSection, searchParams: Promise<Query>): Promise<Panel> {
  const query = await searchParams;
  const asked = textOf(query[BUSINESS_ID_FIELD]);
  const viewer = await requireViewer(routes.panelSection(section, asked || undefined));
  const businesses = (await listEditedBusinesses(viewer.id)).filter(({ isAccepted }) => isAccepted);
  const current = asked ? businesses.find(({ id }) => id === asked) : businesses[0];
  const owned = current && (await getOwnedBusiness(viewer.id, current.id));
  if (!current || !owned) redirect(routes.ownerPanel(asked ? "no-es-tuyo" : undefined));
  const isLocked = PLANS[current.plan].rank < PLANS[PANEL_SECTIONS[section].plan].rank;
  return { viewer, section, businesses, current, owned, isLocked, message: flashMessage(textOf(query.aviso)) };
}
