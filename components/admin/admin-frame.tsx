"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { Link } from "@/components/ui/link";
import { ADMIN_SECTIONS, type AdminPath } from "@/lib/admin/sections";
import type { SectionCounts } from "@/lib/admin/waiting";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";

export function AdminFrame({ counts, children }: { counts: SectionCounts; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col lg:flex-row">
      <header className="border-line border-b bg-card lg:sticky lg:top-0 lg:flex lg:h-dvh lg:w-56 lg:shrink-0 lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
        <SectionLinks counts={counts} />
        <div className="hidden gap-4 px-4 py-4 text-sm lg:mt-auto lg:flex">
          <WaysOut />
        </div>
      </header>
      <main
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 py-6 outline-none max-md:has-[[data-decision-bar]]:pb-24 lg:px-8"
      >
        {children}
        <div className="mt-12 flex gap-4 text-sm lg:hidden">
          <WaysOut />
        </div>
      </main>
    </div>
  );
}

const WaysOut = () => (
  <>
    <a href={routes.home()} className="tap-target text-link">
      Ir al sitio
    </a>
    <form action={routes.signOut()} method="post">
      <button type="submit" className="tap-target text-link">
        Cerrar sesión
      </button>
    </form>
  </>
);

const isCurrent = (path: AdminPath, pathname: string): boolean =>
  path === "/admin" ? pathname === path || pathname.startsWith("/admin/negocios") : pathname.startsWith(path);

function SectionLinks({ counts }: { counts: SectionCounts }) {
  const pathname = usePathname();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another section
  useEffect(() => bringIntoView(row.current), [pathname]);
  return (
    // Positioned: what is said to screen readers alone is then clipped with the rest, and makes no page wider.
    <nav ref={row} aria-label="Administración" className="relative scroll-px-2 overflow-x-auto">
      <ul className="flex w-max min-w-full gap-1 p-2 lg:flex-col">
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

function bringIntoView(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

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
