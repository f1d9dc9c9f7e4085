import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";

export const metadata: Metadata = { title: PANEL_SECTIONS.video.title };

export default async function VideoPage({ searchParams }: PageProps<"/mi-negocio/video">) {
  const panel = await loadPanel("video", searchParams);
  return <PanelFrame panel={panel}>{null}</PanelFrame>;
}
