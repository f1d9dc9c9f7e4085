import type { ReactNode } from "react";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import type { Panel } from "@/lib/owner/panel-model";
import { loadPanel } from "@/lib/owner/server/panel";
import type { PanelSection } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Makes the page of a section from what stands below its title. @param plan the lowest that has the page, where that is not the
 * section's own. */
export const panelPage =
  (section: PanelSection, render: (panel: Panel, query: Query) => ReactNode | Promise<ReactNode>, plan?: Plan) =>
  async ({ searchParams }: { searchParams: Promise<Query> }) => {
    const panel = await loadPanel(section, searchParams, plan);
    return <PanelFrame panel={panel}>{await render(panel, await searchParams)}</PanelFrame>;
  };
