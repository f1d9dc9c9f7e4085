import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.ajustes.title };

export default async function SettingsPage({ searchParams }: PageProps<"/mi-negocio/ajustes">) {
  const panel = await loadPanel("ajustes", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
