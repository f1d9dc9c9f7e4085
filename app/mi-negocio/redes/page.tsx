import type { Metadata } from "next";
import { SectionFields } from "@/components/business-form/section-fields";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { LINKS_PARTS } from "@/lib/owner/section-parts";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { saveLinks } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.redes.title };

export default async function LinksPage({ searchParams }: PageProps<"/mi-negocio/redes">) {
  const panel = await loadPanel("redes", searchParams);
  return (
    <PanelFrame panel={panel}>
      {panel.isLocked ? (
        <LockedSection panel={panel}>
          Instagram, Facebook, TikTok y tu sitio web, con un toque desde tu página.
        </LockedSection>
      ) : (
        <SectionForm {...fieldsForm(panel, LINKS_PARTS)} action={saveLinks}>
          <SectionFields sections={LINKS_PARTS} plan={panel.current.plan} />
        </SectionForm>
      )}
    </PanelFrame>
  );
}
