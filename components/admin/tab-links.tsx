import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";

export type TabLink = { href: string; label: string; isCurrent: boolean; count?: number };

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 hover:bg-sand sm:px-3",
                tab.isCurrent && "border-action-strong font-semibold",
              )}
            >
              {tab.label} {tab.count !== undefined && <span className="text-ink-soft">{formatNumber(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
