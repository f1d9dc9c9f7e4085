import { InstallLink } from "@/components/pwa/install-link";
import { SearchField } from "@/components/search/search-field";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

// Side by side on phones too, so that the categories show on the first screen.
const secondaryClasses = "px-3 max-sm:text-sm sm:px-5";

export function Hero({ examples }: { examples: readonly string[] }) {
  return (
    <div>
      <Badge tone="outline" size="lg">
        <Icon name="map-pin" className="size-4" />
        {BRAND.badge}
      </Badge>
      <h1 className="mt-4 text-3xl">
        {BRAND.headline} <span className="sm:whitespace-nowrap">{BRAND.name}</span>
      </h1>
      <search>
        {/* An empty term is refused (`browser/at-load/search-forms.ts`). */}
        <form
          action={routes.directory()}
          data-vacio={`${MESSAGES.emptySearchTitle}|${MESSAGES.emptySearch}`}
          className="mt-6 grid gap-2 rounded-card border border-field bg-card p-2 focus-within:border-ink sm:grid-cols-[1fr_auto]"
        >
          <label htmlFor="buscar" className="sr-only">
            Buscar un negocio
          </label>
          <div className="relative">
            <Icon name="search" className="pointer-events-none absolute top-4 left-3 z-10 size-5 text-ink-soft" />
            <SearchField
              id="buscar"
              placeholder="¿Qué negocio buscas?"
              className="h-13 w-full rounded-field bg-card pr-3 pl-11 text-base placeholder:text-ink-soft"
            />
          </div>
          <Button type="submit" className="min-h-13 px-7">
            Buscar
          </Button>
        </form>
      </search>
      {examples.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          Prueba con
          {examples.map((term) => (
            <Link
              key={term}
              href={routes.directory({ q: term })}
              className="inline-flex min-h-11 items-center font-semibold text-action-strong underline underline-offset-4"
            >
              {term}
            </Link>
          ))}
        </p>
      )}
      <p className={examples.length > 0 ? "" : "mt-3"}>
        <Link
          href={routes.directory({ sort: "nearby" })}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 font-semibold hover:bg-sand"
        >
          <Icon name="locate-fixed" className="size-5 shrink-0 text-action-strong" />
          Cerca de mí
          <span className="font-normal text-ink-soft text-sm">A 1 km a la redonda</span>
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:gap-3">
        <Link
          href={routes.register("free")}
          className={buttonVariants({ variant: "secondary", className: secondaryClasses })}
        >
          <Icon name="store" className="size-5 shrink-0 max-sm:hidden" />
          Registrar Negocio
        </Link>
        <InstallLink className={buttonVariants({ variant: "outline", className: secondaryClasses })}>
          <Icon name="download" className="size-5 shrink-0 max-sm:hidden" />
          Descargar App
        </InstallLink>
      </div>
    </div>
  );
}
