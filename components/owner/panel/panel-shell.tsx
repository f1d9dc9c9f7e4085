import type { ReactNode } from "react";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { type SectionProgress, sectionProgress } from "@/lib/owner/section-progress";
import { PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import { PreviewPane, PreviewSheet } from "../preview/panel-preview";

type PanelShellProps = {
  chosen: ChosenBusiness;
  section: PanelSection | null;
  children: ReactNode;
};

export function PanelShell({ chosen, section, children }: PanelShellProps) {
  const { current, loadedAt } = chosen;
  const preview = { href: routes.panelPreview(current.id), businessId: current.id, name: current.name, loadedAt };
  return (
    <div className="page-width py-4 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BusinessSwitcher chosen={chosen} section={section} />
        <div className="flex flex-wrap items-center gap-x-4">
          {section && (
            <>
              <Link
                href={routes.ownerPanel(undefined, current.id)}
                className="text-link inline-flex min-h-11 items-center text-sm lg:hidden"
              >
                ← Mi negocio
              </Link>
              <PlanBadge plan={current.plan} place="detail" className="max-lg:hidden" />
            </>
          )}
          <PreviewSheet {...preview} />
          {current.approval === "approved" && (
            <Link href={routes.business(current.slug)} className="text-link inline-flex min-h-11 items-center text-sm">
              Ver página
            </Link>
          )}
        </div>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)] lg:mt-6 lg:grid-cols-[14.5rem_minmax(0,40rem)] xl:grid-cols-[14.5rem_minmax(0,1fr)_22.5rem] xl:has-data-wide:grid-cols-[14.5rem_minmax(0,1fr)] xl:has-data-wide:[&>aside]:hidden">
        <SectionNav chosen={chosen} section={section} />
        {/* A comparison side by side takes the place of the preview. */}
        <div className="min-w-0 max-w-[40rem] xl:has-data-wide:max-w-none">{children}</div>
        <PreviewPane {...preview} />
      </div>
    </div>
  );
}

type NavigationProps = Omit<PanelShellProps, "children">;

function BusinessSwitcher({ chosen: { businesses, current }, section }: NavigationProps) {
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

const rowClasses = (isCurrent: boolean) =>
  cn(
    "flex min-h-11 items-center justify-between gap-2 rounded-field px-3 py-2 hover:bg-sand",
    isCurrent && "bg-sand font-semibold",
  );

function SectionNav({ chosen, section: current }: NavigationProps) {
  const { id } = chosen.current;
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
        {chosen.sections.map((section) => (
          <li key={section}>
            <Link
              href={routes.panelSection(section, id)}
              aria-current={section === current ? "page" : undefined}
              className={rowClasses(section === current)}
            >
              {PANEL_SECTIONS[section].label}
              <ProgressWord section={section} chosen={chosen} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PanelMessage({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="status" className="mt-4 rounded-card bg-sand px-5 py-4">
      {children}
    </p>
  );
}

const TONES: Readonly<Record<SectionProgress["kind"], string>> = {
  done: "text-open",
  missing: "font-semibold text-closing",
  waiting: "text-closing",
  locked: "text-pro",
  plain: "text-ink-soft",
};

type ProgressWordProps = { section: PanelSection; chosen: ChosenBusiness };

export function ProgressWord({ section, chosen: { owned, sections, activePromotions } }: ProgressWordProps) {
  const { kind, text } = sectionProgress(section, { ...owned, sections, activePromotions });
  if (text === null) return null;
  return (
    <span className={cn("shrink-0 text-sm", TONES[kind])}>
      <span className="sr-only">{kind === "locked" ? ": del plan " : ": "}</span>
      {text}
    </span>
  );
}
