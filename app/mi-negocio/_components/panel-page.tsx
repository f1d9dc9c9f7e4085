import type { ReactNode } from "react";
import { PanelMessage, PanelShell } from "@/components/owner/panel/panel-shell";
import type { Panel } from "@/lib/owner/panel-model";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Makes a section's page from what stands below its title. @param plan the lowest that has the page, if not the section's own. */
export const panelPage =
  (section: PanelSection, render: (panel: Panel, query: Query) => ReactNode | Promise<ReactNode>, plan?: Plan) =>
  async ({ searchParams }: { searchParams: Promise<Query> }) => {
    const panel = await loadPanel(section, searchParams, plan);
    return (
      <PanelShell chosen={panel} section={section}>
        <h1 className="text-2xl">{PANEL_SECTIONS[section].title}</h1>
        <PanelMessage>{panel.message}</PanelMessage>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{await render(panel, await searchParams)}</div>
      </PanelShell>
    );
  };
