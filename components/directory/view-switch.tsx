"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/** Under this name a browser remembers the choice. */
const STORAGE_KEY = "vista";
/** From here on cards stand upright unless another view was chosen (globals.css, `upright`). */
const GRID_BY_DEFAULT = "(width >= 40rem)";

const VIEWS = ["grid", "list"] as const;
type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = { grid: "Cuadrícula", list: "Lista" };

const listeners = new Set<() => void>();

function onViewChange(listener: () => void): () => void {
  const media = window.matchMedia(GRID_BY_DEFAULT);
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}

/** Storage can be forbidden or full: the view is then chosen anew on each visit. */
function storedView(): View | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return VIEWS.find((view) => view === stored);
  } catch {
    return undefined;
  }
}

let chosenView: View | undefined;
const currentChoice = (): View | undefined => chosenView ?? storedView();
const currentView = (): View => currentChoice() ?? (window.matchMedia(GRID_BY_DEFAULT).matches ? "grid" : "list");

function chooseView(view: View): void {
  chosenView = view;
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // See storedView.
  }
  for (const listener of listeners) listener();
}

type ViewSwitchProps = {
  icons: Readonly<Record<View, ReactNode>>;
  /** Beside the switch. */
  heading: ReactNode;
  /** The list whose cards change their shape. */
  children: ReactNode;
};

/** Results as a grid or as a list, remembered by the browser. Until the script runs, the screen's width decides. */
export function ViewSwitch({ icons, heading, children }: ViewSwitchProps) {
  const view = useSyncExternalStore(onViewChange, currentView, () => null);
  const choice = useSyncExternalStore(onViewChange, currentChoice, () => undefined);
  return (
    // Not while the screen's width decides: every card would be styled anew.
    <div data-view={choice}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        {heading}
        <fieldset className="noscript:hidden flex shrink-0">
          <legend className="sr-only">Ver los resultados como</legend>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              aria-label={VIEW_NAMES[each]}
              title={VIEW_NAMES[each]}
              onClick={() => chooseView(each)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-field text-ink-soft hover:bg-sand aria-pressed:bg-sand aria-pressed:text-ink"
            >
              {icons[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {children}
    </div>
  );
}
