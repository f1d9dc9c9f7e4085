import type { Metadata } from "next";
import { AddressFields } from "@/components/business-form/address-fields";
import { SectionFields } from "@/components/business-form/section-fields";
import { WaysFields } from "@/components/business-form/ways-fields";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { SectionForm } from "@/components/owner/panel/section-form";
import { DATA_PARTS } from "@/lib/owner/section-parts";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { loadPanel } from "@/lib/owner/server/panel";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { listNeighborhoodNames } from "@/lib/search/server/neighborhood-names";
import { DescriptionHelp } from "./_components/description-help";
import { saveData } from "./actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.datos.title };

export default async function DataPage({ searchParams }: PageProps<"/mi-negocio/datos">) {
  const panel = await loadPanel("datos", searchParams);
  const { plan } = panel.current;
  return (
    <PanelFrame panel={panel}>
      <SectionForm {...fieldsForm(panel, DATA_PARTS)} action={saveData}>
        {/* Without scripts, Enter in a field presses the form's first button: this one saves. */}
        <noscript>
          <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        </noscript>
        <SectionFields sections={["contact"]} plan={plan} />
        <AddressFields plan={plan} neighborhoods={await listNeighborhoodNames()} />
        <SectionFields sections={["about"]} plan={plan} below={{ descripcion: <DescriptionHelp panel={panel} /> }} />
        <WaysFields plan={plan} />
      </SectionForm>
    </PanelFrame>
  );
}
