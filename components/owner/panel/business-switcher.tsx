import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { OwnBusiness } from "@/lib/owner/model";
import type { PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";

type BusinessSwitcherProps = {
  businesses: readonly OwnBusiness[];
  current: OwnBusiness;
  section: PanelSection | null;
};

export function BusinessSwitcher({ businesses, current, section }: BusinessSwitcherProps) {
  if (businesses.length < 2) return <p className="min-w-0 wrap-anywhere font-semibold text-lg">{current.name}</p>;
  const hrefOf = (id: string) => (section ? routes.panelSection(section, id) : routes.ownerPanel(undefined, id));
  return (
    <details className="relative min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-lg [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{current.name}</span>
        <span className="sr-only"> (cambiar de negocio)</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="absolute z-20 mt-1 max-h-80 w-72 max-w-[90vw] overflow-y-auto rounded-card border border-line bg-card p-2">
        {businesses.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={hrefOf(id)}
              aria-current={id === current.id ? "true" : undefined}
              className="block min-h-11 wrap-anywhere rounded-field px-3 py-2.5 hover:bg-sand aria-[current]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
