import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.mapa.title };

export default async function MapPage({ searchParams }: PageProps<"/mi-negocio/mapa">) {
  const panel = await loadPanel("mapa", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
