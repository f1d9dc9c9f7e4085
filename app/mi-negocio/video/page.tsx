import type { Metadata } from "next";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { VideoField } from "@/components/owner/video/video-field";
import { VIDEO_PARTS } from "@/lib/owner/section-parts";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { saveVideo } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.video.title };

export default async function VideoPage({ searchParams }: PageProps<"/mi-negocio/video">) {
  const panel = await loadPanel("video", searchParams);
  return (
    <PanelFrame panel={panel}>
      {panel.isLocked ? (
        <LockedSection panel={panel}>
          Un video de YouTube en la página de {panel.current.name}: tus clientes lo ven ahí mismo, con un toque.
        </LockedSection>
      ) : (
        <SectionForm {...fieldsForm(panel, VIDEO_PARTS)} action={saveVideo}>
          <VideoField businessName={panel.current.name} />
        </SectionForm>
      )}
    </PanelFrame>
  );
}
