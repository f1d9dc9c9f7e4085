import type { Metadata } from "next";
import { SectionFields } from "@/components/business-form/section-fields";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { PosterList } from "@/components/owner/tools/poster-list";
import { PromotionalVideo } from "@/components/owner/tools/promotional-video";
import { hasField } from "@/lib/businesses/fields-of";
import { SEARCH_PARTS } from "@/lib/owner/section-parts";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { searchSlot } from "@/lib/owner/server/form-slots";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { saveSearchWords } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.herramientas.title };

export default async function ToolsPage({ searchParams }: PageProps<"/mi-negocio/herramientas">) {
  const panel = await loadPanel("herramientas", searchParams);
  const { name, plan } = panel.current;
  return (
    <PanelFrame panel={panel}>
      <section className="grid gap-3">
        <h2 className="text-lg">Carteles e imágenes con tu código</h2>
        <PosterList business={panel.current} />
      </section>
      <section className="grid gap-5">
        <h2 className="text-lg">Herramientas Premium</h2>
        {hasField(plan, "palabras_clave") ? (
          <>
            <SectionForm {...fieldsForm(panel, SEARCH_PARTS)} first={await searchSlot.read()} action={saveSearchWords}>
              <SectionFields sections={SEARCH_PARTS} plan={plan} />
            </SectionForm>
            <PromotionalVideo panel={panel} />
          </>
        ) : (
          <LockedSection panel={panel} plan="premium">
            Las palabras con las que te buscan tus clientes, para que {name} salga cuando alguien las escribe, y un
            video promocional en tu página.
          </LockedSection>
        )}
      </section>
    </PanelFrame>
  );
}
