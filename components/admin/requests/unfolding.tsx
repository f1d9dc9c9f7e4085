import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type UnfoldingProps = { label: string; isDestructive?: boolean; isOpen?: boolean; children: ReactNode };

export function Unfolding({ label, isDestructive = false, isOpen = false, children }: UnfoldingProps) {
  return (
    <details open={isOpen} className="min-w-0">
      <summary
        className={cn("text-link inline-flex min-h-11 cursor-pointer items-center", isDestructive && "text-error")}
      >
        {label}
      </summary>
      <div className="mt-2 mb-4">{children}</div>
    </details>
  );
}
