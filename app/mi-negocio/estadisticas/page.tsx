import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.estadisticas.title };

export default async function StatisticsPage({ searchParams }: PageProps<"/mi-negocio/estadisticas">) {
  const panel = await loadPanel("estadisticas", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
