import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.menu.title };

export default async function MenuPage({ searchParams }: PageProps<"/mi-negocio/menu">) {
  const panel = await loadPanel("menu", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
