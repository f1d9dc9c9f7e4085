import { counted } from "@/components/businesses/counted";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { NewTabNote } from "@/components/ui/new-tab-note";
import type { Business } from "@/lib/businesses/model";
import { visibleRouteLinks } from "@/lib/businesses/plan-gates";
import type { RouteLink } from "@/lib/geo/route-links";

/** The ways there, each in its own app; nothing for an owned free listing. */
export function RouteLinks({ business }: { business: Business }) {
  const links = visibleRouteLinks(business);
  if (links.length === 0) return null;
  const didi = links.find(({ app }) => app === "didi");
  return (
    <details className="group">
      <summary className={buttonVariants({ variant: "secondary", size: "sm", className: "w-full list-none" })}>
        <Icon name="navigation" />
        Cómo llegar
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links
          .filter((link) => link !== didi)
          .map((link) => (
            <li key={link.app} className="flex-auto">
              <RouteButton link={link} slug={business.slug} />
            </li>
          ))}
      </ul>
      {didi && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <RouteButton link={didi} slug={business.slug} />
          <p className="min-w-0 flex-[1_1_8rem] text-ink-soft text-sm">
            Abre sin destino: copia la dirección y pégala ahí.
          </p>
        </div>
      )}
    </details>
  );
}

function RouteButton({ link, slug }: { link: RouteLink; slug: string }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      {...counted("ruta", slug)}
      className={buttonVariants({ variant: "outline", size: "sm", className: "w-full px-2" })}
    >
      <Icon name={link.app === "uber" || link.app === "didi" ? "car" : "navigation"} />
      {link.label}
      <NewTabNote />
    </a>
  );
}
