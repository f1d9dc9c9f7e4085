import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { routes } from "@/lib/routes";
import { UNIT_WORDS } from "@/lib/statistics/period-words";
import { UNIT_IDS, type Unit } from "@/lib/statistics/series";

export function UnitLinks({ business, current }: { business: string; current: Unit }) {
  return (
    <nav aria-label="Cada cuánto" className="flex flex-wrap gap-2">
      {UNIT_IDS.map((unit) => (
        <Link
          key={unit}
          href={routes.statistics(business, unit)}
          aria-current={unit === current ? "page" : undefined}
          className={cn(
            "inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 hover:bg-sand",
            unit === current && "border-ink bg-ink text-paper hover:bg-ink/90",
          )}
        >
          {UNIT_WORDS[unit].label}
        </Link>
      ))}
    </nav>
  );
}
