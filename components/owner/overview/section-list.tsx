import { Link } from "@/components/ui/link";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { ProgressWord } from "../panel/progress-word";

export function SectionList({ chosen }: { chosen: ChosenBusiness }) {
  return (
    <nav aria-labelledby="secciones">
      <h2 id="secciones" className="text-lg">
        Tu página, parte por parte
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-card">
        {chosen.sections.map((section) => (
          <li key={section} className="border-line border-t first:border-t-0">
            <Link
              href={routes.panelSection(section, chosen.current.id)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-2.5 hover:bg-sand"
            >
              <span className="font-semibold">{PANEL_SECTIONS[section].title}</span>
              <ProgressWord section={section} chosen={chosen} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
