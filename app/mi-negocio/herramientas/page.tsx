import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.herramientas.title };

export default async function ToolsPage({ searchParams }: PageProps<"/mi-negocio/herramientas">) {
  const panel = await loadPanel("herramientas", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
