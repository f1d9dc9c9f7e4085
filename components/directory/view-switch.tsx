import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = { grid: "Cuadrícula", list: "Lista" };

type ViewSwitchProps = {
  usual?: View;
  heading: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
};

export const ViewSwitch = ({ usual = "list", heading, filters, children }: ViewSwitchProps) => (
  // Nothing for a list: else every card would be styled anew.
  <div data-vista={usual} data-view={usual === "grid" ? usual : undefined} suppressHydrationWarning>
    <div className="flex min-h-11 items-center gap-x-4 max-sm:flex-wrap">
      {heading}
      {filters}
      <fieldset className="noscript:hidden ml-auto flex shrink-0">
        <legend className="sr-only">Ver los resultados como</legend>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            data-elige-vista={each}
            aria-pressed={usual === each}
            aria-label={VIEW_NAMES[each]}
            title={VIEW_NAMES[each]}
            suppressHydrationWarning
            className="flex size-11 cursor-pointer items-center justify-center rounded-field text-ink-soft hover:bg-sand aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Icon name={each} />
          </button>
        ))}
      </fieldset>
    </div>
    {children}
  </div>
);
