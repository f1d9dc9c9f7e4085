import type { ReactNode } from "react";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Link } from "@/components/ui/link";
import type { Panel } from "@/lib/owner/panel-model";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { BusinessSwitcher } from "./business-switcher";
import { SectionNav } from "./section-nav";

type PanelFrameProps = { panel: Panel; children: ReactNode };

/**
 * What stands around a section of the panel: which business it is about, the other sections at the left on wide screens, and
 * at the right how its page will look.
 */
export function PanelFrame({ panel, children }: PanelFrameProps) {
  const { section, businesses, current, message } = panel;
  return (
    <div className="page-width max-w-[80rem] py-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BusinessSwitcher businesses={businesses} current={current} section={section} />
        <div className="flex flex-wrap items-center gap-4">
          <PlanBadge plan={current.plan} place="detail" />
          {current.approval === "approved" && (
            <Link href={routes.business(current.slug)} className="tap-target text-link text-sm">
              Ver página
            </Link>
          )}
        </div>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,40rem)] xl:grid-cols-[14.5rem_minmax(0,40rem)_22.5rem]">
        <SectionNav current={section} business={current} />
        <div className="min-w-0">
          <Link href={routes.ownerPanel()} className="tap-target text-link text-sm lg:hidden">
            ← Mi negocio
          </Link>
          <h1 className="text-2xl">{PANEL_SECTIONS[section].title}</h1>
          {message && (
            <p role="status" className="mt-4 rounded-card bg-sand px-5 py-4">
              {message}
            </p>
          )}
          <div className="mt-6 grid gap-6">{children}</div>
        </div>
      </div>
    </div>
  );
}
