import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.horario.title };

export default async function HoursPage({ searchParams }: PageProps<"/mi-negocio/horario">) {
  const panel = await loadPanel("horario", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
