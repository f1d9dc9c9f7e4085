"use client";

import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";

/** `total` counts businesses. */
export type CountLink = { href: string; name: string; total?: number };

type CountLinksProps = {
  /** In display order. */
  links: readonly CountLink[];
  /** On phones in one line that scrolls: above a list, which they should not push away. */
  isOneLine?: boolean;
};

/** Names with numbers, as chips that lead on. */
export function CountLinks({ links, isOneLine = false }: CountLinksProps) {
  return (
    <ul className={`flex gap-2 ${isOneLine ? "chip-row sm:flex-wrap" : "flex-wrap"}`}>
      {links.map(({ href, name, total }) => (
        <li key={href} className={isOneLine ? "max-sm:shrink-0" : "max-w-full"}>
          <Link href={href} className="link-chip">
            {name}
            {total !== undefined && <span>{formatNumber(total)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
