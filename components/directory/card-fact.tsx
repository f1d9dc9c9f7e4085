import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

type CardFactProps = { icon: IconName; name: string; children: ReactNode };

/** One line of facts on a card. */
export function CardFact({ icon, name, children }: CardFactProps) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{name}: </span>
      <span className="min-w-0 truncate upright:line-clamp-2 upright:whitespace-normal">{children}</span>
    </li>
  );
}
