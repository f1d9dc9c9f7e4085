import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { sectionProgress } from "@/lib/owner/section-progress";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { ProgressWord } from "./progress-word";

type SectionNavProps = {
  current: PanelSection | null;
  chosen: ChosenBusiness;
};

const rowClasses = (isCurrent: boolean) =>
  cn(
    "flex min-h-11 items-center justify-between gap-2 rounded-field px-3 py-2 hover:bg-sand",
    isCurrent && "bg-sand font-semibold",
  );

export function SectionNav({ current, chosen }: SectionNavProps) {
  const { id } = chosen.current;
  const { owned, sections, activePromotions } = chosen;
  const standing = { ...owned, sections, activePromotions };
  return (
    <nav aria-label="Secciones de tu negocio" className="hidden lg:block">
      <ul className="sticky top-6 grid max-h-[calc(100dvh-3rem)] gap-1 overflow-y-auto p-1">
        <li>
          <Link
            href={routes.ownerPanel(undefined, id)}
            aria-current={current === null ? "page" : undefined}
            className={rowClasses(current === null)}
          >
            Resumen
          </Link>
        </li>
        {sections.map((section) => (
          <li key={section}>
            <Link
              href={routes.panelSection(section, id)}
              aria-current={section === current ? "page" : undefined}
              className={rowClasses(section === current)}
            >
              {PANEL_SECTIONS[section].label}
              <ProgressWord of={sectionProgress(section, standing)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
