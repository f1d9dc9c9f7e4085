import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.promociones.title };

export default async function PromotionsPage({ searchParams }: PageProps<"/mi-negocio/promociones">) {
  const panel = await loadPanel("promociones", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
