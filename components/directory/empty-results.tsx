import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

/** Nothing matches: says so, and offers the way back to everything. */
export function EmptyResults() {
  return (
    <div className="mx-auto max-w-narrow py-16 text-center">
      <Icon name="search" className="mx-auto size-10 text-ink-soft" />
      <h3 className="mt-4 text-xl">{MESSAGES.noResults}</h3>
      <p className="mt-2 text-ink-soft">{MESSAGES.noResultsHint}</p>
      <Link href={routes.directory()} className={buttonVariants({ className: "mt-6" })}>
        Limpiar filtros
      </Link>
    </div>
  );
}
