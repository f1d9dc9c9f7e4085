"use client";

import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";

export type CountLink = { href: string; name: string; total?: number };

type CountLinksProps = {
  links: readonly CountLink[];
  /** True to stand on phones in one line that scrolls: above a list, which they should not push away. */
  isOneLine?: boolean;
};

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
