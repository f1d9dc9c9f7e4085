import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { VideoField } from "@/components/owner/video/video-field";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { panelPage } from "../_components/panel-page";
import { saveVideo } from "../field-actions";

export const metadata = { title: PANEL_SECTIONS.video.title };

export default panelPage("video", (panel) =>
  panel.isLocked ? (
    <LockedSection panel={panel}>
      Un video de YouTube en la página de {panel.current.name}: tus clientes lo ven ahí mismo, con un toque.
    </LockedSection>
  ) : (
    <SectionForm {...fieldsForm(panel)} action={saveVideo}>
      <VideoField businessName={panel.current.name} />
    </SectionForm>
  ),
);
