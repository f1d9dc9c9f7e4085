import type { ReactNode } from "react";
import type { Panel } from "@/lib/owner/panel-model";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { PanelMessage } from "./panel-message";
import { PanelShell } from "./panel-shell";

export function PanelFrame({ panel, children }: { panel: Panel; children: ReactNode }) {
  const { section, message } = panel;
  return (
    <PanelShell chosen={panel} section={section}>
      <h1 className="text-2xl">{PANEL_SECTIONS[section].title}</h1>
      <PanelMessage>{message}</PanelMessage>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </PanelShell>
  );
}
