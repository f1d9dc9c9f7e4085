import { AddressFields } from "@/components/business-form/address-fields";
import { SectionFields } from "@/components/business-form/section-fields";
import { WaysFields } from "@/components/business-form/ways-fields";
import { DescriptionWriter } from "@/components/owner/ai/description-writer";
import { StarterOffer } from "@/components/owner/ai/starter-offer";
import { SectionForm } from "@/components/owner/panel/section-form";
import { Link } from "@/components/ui/link";
import { describeBusiness } from "@/lib/ai/description";
import { DESCRIPTION_WORDS } from "@/lib/ai/messages";
import { getAiStanding } from "@/lib/ai/server/standing";
import { getStarterText } from "@/lib/ai/server/starter-text-of";
import type { Panel } from "@/lib/owner/panel-model";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { listNeighborhoodNames } from "@/lib/search/server/queries";
import { panelPage } from "../_components/panel-page";
import { saveData } from "./actions";

export const metadata = { title: PANEL_SECTIONS.datos.title };

export default panelPage("datos", async (panel) => {
  const { plan } = panel.current;
  return (
    <SectionForm {...fieldsForm(panel)} action={saveData}>
      {/* Without scripts, Enter in a field presses the form's first button: this one saves. */}
      <noscript>
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      </noscript>
      <SectionFields sections={["contact"]} plan={plan} />
      <AddressFields plan={plan} neighborhoods={await listNeighborhoodNames()} />
      <SectionFields sections={["about"]} plan={plan} below={{ descripcion: <DescriptionHelp panel={panel} /> }} />
      <WaysFields plan={plan} />
    </SectionForm>
  );
});

async function DescriptionHelp({ panel: { viewer, current } }: { panel: Panel }) {
  const { id, plan } = current;
  const help = PLANS[plan].gates.aiDescription;
  if (help === "on-demand") {
    return (
      <DescriptionWriter
        businessId={id}
        standing={await getAiStanding({ person: viewer.id, business: id, wanted: describeBusiness })}
        isSent
      />
    );
  }
  const starter = help === "starter" ? await getStarterText(viewer.id, id) : null;
  return (
    <>
      {starter?.kind === "written" && <StarterOffer businessId={id} starter={starter} action={saveData} />}
      <p className="text-ink-soft text-sm">
        {DESCRIPTION_WORDS.locked}{" "}
        <Link href={routes.plans()} className="underline">
          Ver planes
        </Link>
      </p>
    </>
  );
}
