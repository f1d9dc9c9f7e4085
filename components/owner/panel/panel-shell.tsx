import type { ReactNode } from "react";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Link } from "@/components/ui/link";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import type { PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { PreviewPane } from "../preview/preview-pane";
import { PreviewSheet } from "../preview/preview-sheet";
import { BusinessSwitcher } from "./business-switcher";
import { SectionNav } from "./section-nav";

type PanelShellProps = {
  chosen: ChosenBusiness;
  section: PanelSection | null;
  children: ReactNode;
};

export function PanelShell({ chosen, section, children }: PanelShellProps) {
  const { businesses, current, loadedAt } = chosen;
  const preview = { href: routes.panelPreview(current.id), businessId: current.id, name: current.name, loadedAt };
  return (
    <div className="page-width py-4 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BusinessSwitcher businesses={businesses} current={current} section={section} />
        <div className="flex flex-wrap items-center gap-x-4">
          {section && (
            <>
              <Link
                href={routes.ownerPanel(undefined, current.id)}
                className="text-link inline-flex min-h-11 items-center text-sm lg:hidden"
              >
                ← Mi negocio
              </Link>
              <PlanBadge plan={current.plan} place="detail" className="max-lg:hidden" />
            </>
          )}
          <PreviewSheet {...preview} />
          {current.approval === "approved" && (
            <Link href={routes.business(current.slug)} className="text-link inline-flex min-h-11 items-center text-sm">
              Ver página
            </Link>
          )}
        </div>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] lg:mt-6 lg:grid-cols-[14.5rem_minmax(0,40rem)] xl:grid-cols-[14.5rem_minmax(0,1fr)_22.5rem] xl:has-data-wide:grid-cols-[14.5rem_minmax(0,1fr)] xl:has-data-wide:[&>aside]:hidden">
        <SectionNav current={section} chosen={chosen} />
        {/* A comparison side by side takes the place of the preview. */}
        <div className="min-w-0 max-w-[40rem] xl:has-data-wide:max-w-none">{children}</div>
        <PreviewPane {...preview} />
      </div>
    </div>
  );
}
