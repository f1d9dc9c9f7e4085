import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.fotos.title };

export default async function PicturesPage({ searchParams }: PageProps<"/mi-negocio/fotos">) {
  const panel = await loadPanel("fotos", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
