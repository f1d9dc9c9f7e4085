import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";

type SheetTone = "good" | "waiting" | "bad" | "plain";

const TONES: Readonly<Record<SheetTone, { className: string; icon: IconName }>> = {
  good: { className: "bg-open-soft text-open", icon: "check" },
  waiting: { className: "bg-closing-soft text-closing", icon: "clock" },
  bad: { className: "bg-error-soft text-error", icon: "x" },
  plain: { className: "bg-sand text-ink", icon: "card" },
};

type StatusSheetProps = { tone: SheetTone; title: string; children: ReactNode };

export function StatusSheet({ tone, title, children }: StatusSheetProps) {
  const { className, icon } = TONES[tone];
  return (
    <div className="page-width py-8 sm:py-14">
      <Card className="mx-auto max-w-narrow px-5 py-7 sm:px-9 sm:py-9">
        <span className={`inline-flex size-12 items-center justify-center rounded-full ${className}`}>
          <Icon name={icon} className="size-6" />
        </span>
        <h1 className="mt-5 text-2xl">{title}</h1>
        {children}
      </Card>
    </div>
  );
}
