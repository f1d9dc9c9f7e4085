import { cn } from "@/lib/cn";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { type SectionProgress, sectionProgress } from "@/lib/owner/section-progress";
import type { PanelSection } from "@/lib/panel-sections";

const TONES: Readonly<Record<SectionProgress["kind"], string>> = {
  done: "text-open",
  missing: "font-semibold text-closing",
  waiting: "text-closing",
  locked: "text-pro",
  plain: "text-ink-soft",
};

type ProgressWordProps = { section: PanelSection; chosen: ChosenBusiness };

export function ProgressWord({ section, chosen: { owned, sections, activePromotions } }: ProgressWordProps) {
  const { kind, text } = sectionProgress(section, { ...owned, sections, activePromotions });
  if (text === null) return null;
  return (
    <span className={cn("shrink-0 text-sm", TONES[kind])}>
      <span className="sr-only">{kind === "locked" ? ": del plan " : ": "}</span>
      {text}
    </span>
  );
}
