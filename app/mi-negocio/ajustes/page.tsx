import { PrivacySettings } from "@/components/owner/privacy/privacy-settings";
import { RemovalSettings } from "@/components/owner/removal/removal-settings";
import { StaffSettings, StopHelping } from "@/components/owner/staff/staff-settings";
import { listHelpers } from "@/lib/owner/server/staff";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { panelPage } from "../_components/panel-page";
import { deleteBusiness, invite, remove, savePrivacy, stopHelping } from "./actions";

export const metadata = { title: PANEL_SECTIONS.ajustes.title };

export default panelPage("ajustes", async (panel) => {
  const { id, role } = panel.current;
  if (role === "helper") return <StopHelping businessId={id} stop={stopHelping} />;
  const helpers = await listHelpers(panel.viewer.id, id);
  return (
    <>
      <PrivacySettings panel={panel} action={savePrivacy} />
      <StaffSettings businessId={id} helpers={helpers} invite={invite} remove={remove} />
      <RemovalSettings business={panel.current} action={deleteBusiness} />
    </>
  );
});
