import { SectionFields } from "@/components/business-form/section-fields";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { panelPage } from "../_components/panel-page";
import { saveLinks } from "../field-actions";

export const metadata = { title: PANEL_SECTIONS.redes.title };

export default panelPage("redes", (panel) =>
  panel.isLocked ? (
    <LockedSection panel={panel}>
      Instagram, Facebook, TikTok y tu sitio web, con un toque desde tu página.
    </LockedSection>
  ) : (
    <SectionForm {...fieldsForm(panel)} action={saveLinks}>
      <SectionFields sections={["links"]} plan={panel.current.plan} />
    </SectionForm>
  ),
);
