import { cn } from "@/lib/cn";
import type { SectionProgress } from "@/lib/owner/section-progress";

const TONES: Readonly<Record<SectionProgress["kind"], string>> = {
  done: "text-open",
  missing: "font-semibold text-closing",
  waiting: "text-closing",
  locked: "text-pro",
  plain: "text-ink-soft",
};

export function ProgressWord({ of: { kind, text } }: { of: SectionProgress }) {
  if (text === null) return null;
  return (
    <span className={cn("shrink-0 text-sm", TONES[kind])}>
      <span className="sr-only">{kind === "locked" ? ": del plan " : ": "}</span>
      {text}
    </span>
  );
}
