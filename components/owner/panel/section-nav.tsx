import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import type { OwnBusiness } from "@/lib/owner/model";
import { PANEL_SECTION_IDS, PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";

/** The sections as a column, on wide screens; on phones the overview leads to them. */
export function SectionNav({ current, business }: { current: PanelSection; business: OwnBusiness }) {
  return (
    <nav aria-label="Secciones de tu negocio" className="hidden lg:block">
      <ul className="sticky top-6 grid gap-1">
        <li>
          <Link href={routes.ownerPanel()} className="block rounded-field px-3 py-2.5 hover:bg-sand">
            Resumen
          </Link>
        </li>
        {PANEL_SECTION_IDS.map((id) => (
          <li key={id}>
            <Link
              href={routes.panelSection(id, business.id)}
              aria-current={id === current ? "page" : undefined}
              className={cn("block rounded-field px-3 py-2.5 hover:bg-sand", id === current && "bg-sand font-semibold")}
            >
              {PANEL_SECTIONS[id].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
