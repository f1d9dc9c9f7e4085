import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Panel } from "@/lib/owner/panel-model";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { PanelMessage } from "./panel-message";
import { PanelShell } from "./panel-shell";

type PanelFrameProps = { panel: Panel; children: ReactNode };

/** What stands around a section of the panel: the way back, its title, and what it says first. */
export function PanelFrame({ panel, children }: PanelFrameProps) {
  const { section, current, message } = panel;
  return (
    <PanelShell chosen={panel} section={section}>
      <Link
        href={routes.ownerPanel(undefined, current.id)}
        className="text-link inline-flex min-h-11 items-center text-sm lg:hidden"
      >
        ← Mi negocio
      </Link>
      <h1 className="text-2xl">{PANEL_SECTIONS[section].title}</h1>
      <PanelMessage>{message}</PanelMessage>
      <div className="mt-6 grid gap-6">{children}</div>
    </PanelShell>
  );
}
