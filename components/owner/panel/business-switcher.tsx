import { Link } from "@/components/ui/link";
import type { OwnBusiness } from "@/lib/owner/model";
import type { PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";

type BusinessSwitcherProps = { businesses: readonly OwnBusiness[]; current: OwnBusiness; section: PanelSection };

/** The name of the business that is being edited; with several, the others behind it. */
export function BusinessSwitcher({ businesses, current, section }: BusinessSwitcherProps) {
  if (businesses.length < 2) return <p className="min-w-0 wrap-anywhere font-semibold text-lg">{current.name}</p>;
  return (
    <details className="relative min-w-0">
      <summary className="min-h-11 cursor-pointer wrap-anywhere font-semibold text-lg">
        {current.name}
        <span className="sr-only"> (cambiar de negocio)</span>
      </summary>
      <ul className="absolute z-20 mt-1 max-h-80 w-72 max-w-[90vw] overflow-y-auto rounded-card border border-line bg-white p-2">
        {businesses.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={routes.panelSection(section, id)}
              aria-current={id === current.id ? "true" : undefined}
              className="block wrap-anywhere rounded-field px-3 py-2.5 hover:bg-sand aria-[current]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
