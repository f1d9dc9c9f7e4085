import { counted } from "@/components/businesses/counted";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { visibleRouteLinks } from "@/lib/businesses/plan-gates";

/** The ways there, each in its own app; nothing for an owned free listing. On phones the first stands in the bar. */
export function RouteLinks({ business }: { business: Business }) {
  const links = visibleRouteLinks(business);
  if (links.length === 0) return null;
  return (
    <div className="print:hidden">
      <h3 className="text-base">Cómo llegar</h3>
      <ul className="mt-2 grid grid-cols-3 gap-2 md:grid-cols-2">
        {links.map((link) => (
          <li key={link.app} className="max-md:first:hidden">
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              {...counted("ruta", business.slug)}
              className={buttonVariants({ variant: "outline", size: "sm", className: "w-full px-2" })}
            >
              <Icon name={link.app === "uber" || link.app === "didi" ? "car" : "navigation"} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
