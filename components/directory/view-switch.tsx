"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/** Under this name a browser remembers the choice. */
const STORAGE_KEY = "vista";
const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = { grid: "Cuadrícula", list: "Lista" };

const listeners = new Set<() => void>();

function onViewChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
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
const rememberedView = (): View | undefined => chosenView ?? storedView();
const nothingOnServer = (): View | undefined => undefined;

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
  /** How the list is shown to whoever has chosen nothing. */
  usual?: View;
  icons: Readonly<Record<View, ReactNode>>;
  /** Beside the switch. */
  heading: ReactNode;
  /** The list whose cards change their shape. */
  children: ReactNode;
};

/** Results as a list or a grid: as is usual here, or as was chosen once and is remembered by the browser. */
export function ViewSwitch({ usual = "list", icons, heading, children }: ViewSwitchProps) {
  const view = useSyncExternalStore(onViewChange, rememberedView, nothingOnServer) ?? usual;
  return (
    // Nothing for a list: else every card would be styled anew.
    <div data-view={view === "grid" ? view : undefined}>
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
