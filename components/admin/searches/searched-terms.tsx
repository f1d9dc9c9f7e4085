import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";

type SearchedTermsProps = {
  id: string;
  title: string;
  empty: string;
  terms: readonly { term: string; total: number; similar: number }[];
  isMendable?: boolean;
  isShownOnPhones: boolean;
};

export function SearchedTerms({ id, title, empty, terms, isMendable = false, isShownOnPhones }: SearchedTermsProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn("min-w-0 rounded-card border border-line bg-card p-4", !isShownOnPhones && "max-lg:hidden")}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {terms.length === 0 && <p className="mt-2 text-ink-soft text-sm">{empty}</p>}
      <ol className="mt-2 divide-y divide-line">
        {terms.map(({ term, total, similar }) => (
          <li key={term} className="flex flex-wrap items-center gap-x-3">
            <Link
              href={routes.directory({ q: term })}
              className="inline-flex min-h-11 min-w-0 flex-1 items-center text-action-strong wrap-anywhere"
            >
              {term}
            </Link>
            <span className="text-right text-ink-soft text-sm tabular-nums">
              {formatNumber(total)}
              {similar > 0 && <span className="block">{formatNumber(similar)} con parecidos</span>}
            </span>
            {isMendable && (
              <Link
                href={routes.adminSynonym({ termino: term, consulta: term })}
                className="tap-target text-link text-sm"
              >
                Sinónimo<span className="sr-only"> de {term}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

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
