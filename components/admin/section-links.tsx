"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { ADMIN_SECTIONS, type AdminPath } from "@/lib/admin/sections";
import type { SectionCounts } from "@/lib/admin/waiting";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";

const isCurrent = (path: AdminPath, pathname: string): boolean =>
  path === "/admin" ? pathname === path || pathname.startsWith("/admin/negocios") : pathname.startsWith(path);

/** The sections: a column on wide screens, a row to swipe on phones. */
export function SectionLinks({ counts }: { counts: SectionCounts }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Administración" className="overflow-x-auto">
      <ul className="flex gap-1 p-2 lg:flex-col">
        {ADMIN_SECTIONS.map(({ path, label }) => (
          <li key={path} className="shrink-0">
            <Link
              href={path}
              aria-current={isCurrent(path, pathname) ? "page" : undefined}
              className={cn(
                "block rounded-field px-3 py-2.5 hover:bg-sand",
                isCurrent(path, pathname) && "bg-sand font-semibold",
              )}
            >
              {label}
              <Count count={counts[path] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "37": how much waits there. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span className="text-ink-soft text-sm tabular-nums">
        {formatNumber(count)}
        <span className="sr-only"> por atender</span>
      </span>
    </>
  );
}
