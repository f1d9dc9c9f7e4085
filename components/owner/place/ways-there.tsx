import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import type { Business } from "@/lib/businesses/model";
import { routeLinks } from "@/lib/geo/route-links";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

export function WaysThere({ business }: { business: Business }) {
  const links = routeLinks(business);
  if (!PLANS[business.plan].gates.routeLinks) {
    return (
      <p className="text-sm">
        Con el plan {PLANS.pro.name}, tu página lleva hasta ti con Google Maps, Waze, Uber y DiDi.{" "}
        <Link href={routes.plans()} className="text-link">
          Ver planes
        </Link>
      </p>
    );
  }
  if (links.length === 0) return <p className="text-ink-soft text-sm">Guarda tu dirección o tu pin para probarlos.</p>;
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ app, label, url }) => (
          <li key={app}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              {label}
              <NewTabNote />
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">DiDi abre sin destino: copia la dirección y pégala ahí.</p>
    </div>
  );
}
