import { AddressFields } from "@/components/business-form/address-fields";
import { BusinessField } from "@/components/business-form/business-field";
import { SectionForm } from "@/components/owner/panel/section-form";
import { CopyPlaceButton } from "@/components/owner/place/copy-place-button";
import { MapPreview } from "@/components/owner/place/map-preview";
import { PinEditor } from "@/components/owner/place/pin-editor";
import { WaysThere } from "@/components/owner/place/ways-there";
import { hasField } from "@/lib/businesses/fields-of";
import { env } from "@/lib/env";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { listNeighborhoodNames } from "@/lib/search/server/queries";
import { panelPage } from "../_components/panel-page";
import { savePlace } from "../field-actions";

export const metadata = { title: PANEL_SECTIONS.mapa.title };

export default panelPage("mapa", async (panel) => {
  const { plan } = panel.current;
  const { business } = panel.owned;
  return (
    <SectionForm {...fieldsForm(panel)} action={savePlace}>
      <AddressFields plan={plan} neighborhoods={await listNeighborhoodNames()} />
      <CopyPlaceButton />
      <h2 className="text-lg">Tu pin</h2>
      <PinEditor styleUrl={env().mapStyleUrl} />
      <h2 className="text-lg">El mapa de tu página</h2>
      {hasField(plan, "mapa") && <BusinessField name="mapa" plan={plan} />}
      <MapPreview name={business.name} category={business.category} storedUrl={business.mapEmbedUrl} />
      <h2 className="text-lg">Cómo llegan tus clientes</h2>
      <WaysThere business={business} />
    </SectionForm>
  );
});
