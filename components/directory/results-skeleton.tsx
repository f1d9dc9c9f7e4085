import { Skeleton } from "@/components/ui/skeleton";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Stands where the results will be, in their size. */
export function ResultsSkeleton() {
  return (
    <div role="status" className="page-width pt-5 pb-12 lg:pb-20">
      <p className="text-ink-soft">Cargando negocios...</p>
      <div aria-hidden="true" className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-52 rounded-card sm:h-112" />
        ))}
      </div>
    </div>
  );
}
