import { SwitchField } from "@/components/business-form/switch-field";
import { SectionForm } from "@/components/owner/panel/section-form";
import { RemovalSettings } from "@/components/owner/removal/removal-settings";
import { StaffSettings, StopHelping } from "@/components/owner/staff/staff-settings";
import { Card } from "@/components/ui/card";
import { fieldOf } from "@/lib/businesses/fields-of";
import { baseVersionText } from "@/lib/owner/base-version";
import { PRIVACY_NOTES } from "@/lib/owner/messages";
import type { Panel } from "@/lib/owner/panel-model";
import { PRIVACY_FIELDS, privacyColumns, privacyNotes, privacyValues } from "@/lib/owner/privacy";
import { listHelpers } from "@/lib/owner/server/staff";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { panelPage } from "../_components/panel-page";
import { deleteBusiness, invite, remove, savePrivacy, stopHelping } from "./actions";

export const metadata = { title: PANEL_SECTIONS.ajustes.title };

export default panelPage("ajustes", async (panel) => {
  const { id, role } = panel.current;
  if (role === "helper") return <StopHelping businessId={id} stop={stopHelping} />;
  const helpers = await listHelpers(panel.viewer.id, id);
  return (
    <>
      <PrivacySettings panel={panel} />
      <StaffSettings businessId={id} helpers={helpers} invite={invite} remove={remove} />
      <RemovalSettings business={panel.current} action={deleteBusiness} />
    </>
  );
});

function PrivacySettings({ panel: { current, owned } }: { panel: Panel }) {
  const notes = privacyNotes(owned.row);
  return (
    <SectionForm
      businessId={current.id}
      version={owned.version}
      initial={privacyValues(owned.row)}
      baseVersion={baseVersionText(owned.row, privacyColumns)}
      action={savePrivacy}
    >
      <Card className="grid gap-5 p-5 sm:p-6">
        <div>
          <h2 className="text-xl">Privacidad</h2>
          <p className="mt-1 text-ink-soft">
            Contra las extorsiones: elige qué no se ve en tu página, en las búsquedas ni en ningún archivo. Para
            nosotros tu negocio sigue completo, y cuenta igual en las listas.
          </p>
        </div>
        {notes.length > 0 && (
          <ul className="grid gap-1 rounded-field bg-closing-soft px-4 py-3 text-closing">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {PRIVACY_FIELDS.map((name) => {
          const { label, hint = "" } = fieldOf(name);
          if (name === "solo_whatsapp" && owned.row[name] !== true && !PLANS[current.plan].gates.whatsapp)
            return (
              <p key={name} className="text-ink-soft text-sm">
                {PRIVACY_NOTES.onlyWhatsappNeedsPlan}
              </p>
            );
          return <SwitchField key={name} name={name} label={label} hint={hint} />;
        })}
      </Card>
    </SectionForm>
  );
}
