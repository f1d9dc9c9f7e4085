import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export const PERIODS = [7, 30, 90] as const;

/** Chooses the period of the lists; of which one is shown on phones stays. */
export const PeriodLinks = ({ days, ver }: { days: number; ver: string }) => (
  <nav aria-label="Periodo" className="flex flex-wrap gap-x-4">
    {PERIODS.map((each) => (
      <Link
        key={each}
        href={routes.adminSearches({ dias: each, ver })}
        aria-current={each === days ? "true" : undefined}
        className="inline-flex min-h-11 items-center text-action-strong aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {each} días
      </Link>
    ))}
  </nav>
);
