import type { Metadata } from "next";
import { PanelFrame } from "@/components/owner/panel/panel-frame";
import { PrivacySettings } from "@/components/owner/privacy/privacy-settings";
import { RemovalSettings } from "@/components/owner/removal/removal-settings";
import { StaffSettings } from "@/components/owner/staff/staff-settings";
import { StopHelping } from "@/components/owner/staff/stop-helping";
import { loadPanel } from "@/lib/owner/server/panel";
import { listHelpers } from "@/lib/owner/server/staff";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { savePrivacy } from "./privacy-actions";
import { deleteBusiness } from "./removal-actions";
import { invite, remove, stopHelping } from "./staff-actions";

export const metadata: Metadata = { title: PANEL_SECTIONS.ajustes.title };

export default async function SettingsPage({ searchParams }: PageProps<"/mi-negocio/ajustes">) {
  const panel = await loadPanel("ajustes", searchParams);
  const { id, role } = panel.current;
  const helpers = await listHelpers(panel.viewer.id, id);
  return (
    <PanelFrame panel={panel}>
      {role === "helper" && <StopHelping businessId={id} stop={stopHelping} />}
      {role === "owner" && (
        <>
          <PrivacySettings panel={panel} action={savePrivacy} />
          <StaffSettings businessId={id} helpers={helpers} invite={invite} remove={remove} />
          <RemovalSettings business={panel.current} action={deleteBusiness} />
        </>
      )}
    </PanelFrame>
  );
}
