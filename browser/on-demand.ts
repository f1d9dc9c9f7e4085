import { whenever } from "@/browser/whenever";
import { isSavingData, isSlowConnection } from "@/lib/browser/saved-data";
import { whenIdle } from "@/lib/browser/when-idle";

/** Called once for each element that names the script. */
export type OnDemandScript = { start: (root: HTMLElement) => void | Promise<void> };

export type OnDemandOptions = {
  load: (name: string) => Promise<OnDemandScript>;
  addressOf: (name: string) => string | undefined;
};

const ON_TOUCH = "data-script";
const AT_ONCE = "data-script-now";
const WHEN_IDLE = "data-script-idle";
/** Marks what needs its script: a click waits for it, and is given again. A media query as value limits that. */
const HELD = "data-held";

/** A choice may be made without any of the others: by a program, or by voice. */
const TOUCHES = ["pointerdown", "keydown", "focusin", "change"] as const;
/** A click waits no longer for a script: then it goes its plain way. */
const PATIENCE_MS = 5_000;
const REST_MS = 2_000;
const STAY_MS = 10_000;
const MAX_WAIT_MS = 3_000;

/** Runs scripts of touched elements (`data-script`), prefetches free ones, and starts those that cannot wait. */
export function startOnDemand({ load, addressOf }: OnDemandOptions): void {
  const begun = new WeakMap<Element, Promise<unknown>>();
  const done = new WeakSet<Element>();
  const kept = new WeakSet<Element>();

  function begin(root: HTMLElement, name: string): Promise<unknown> {
    const known = begun.get(root);
    if (known) return known;
    const beginning = load(name)
      .then((script) => script.start(root))
      .catch(() => undefined)
      .finally(() => {
        done.add(root);
        root.dataset.listo = "";
      });
    begun.set(root, beginning);
    return beginning;
  }

  function rootsOf(target: EventTarget | null): HTMLElement[] {
    const roots: HTMLElement[] = [];
    let element = target instanceof Element ? target.closest<HTMLElement>(`[${ON_TOUCH}]`) : null;
    for (; element; element = element.parentElement?.closest<HTMLElement>(`[${ON_TOUCH}]`) ?? null) roots.push(element);
    return roots;
  }
  const beginAll = (roots: readonly HTMLElement[]) =>
    Promise.all(roots.map((root) => begin(root, root.getAttribute(ON_TOUCH) ?? "")));

  for (const type of TOUCHES) document.addEventListener(type, ({ target }) => void beginAll(rootsOf(target)), true);
  document.addEventListener(
    "click",
    (event) => {
      const held = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${HELD}]`) : null;
      const isOrdinary = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const isHeld = isOrdinary && held && window.matchMedia(held.getAttribute(HELD) || "all").matches;
      const waiting = isHeld ? rootsOf(held).filter((root) => !done.has(root)) : [];
      if (!held || waiting.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Tapped twice while its script is on its way, it is given again once.
      if (kept.has(held)) return;
      kept.add(held);
      void Promise.race([beginAll(waiting), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).then(() => {
        for (const root of waiting) done.add(root);
        kept.delete(held);
        held.click();
      });
    },
    true,
  );
  whenever(AT_ONCE, (name, element) => void begin(element as HTMLElement, name));
  whenLoaded(REST_MS, () => {
    if (!isSavingData() && !isSlowConnection()) fetchAhead(addressOf);
  });
  whenLoaded(STAY_MS, () => {
    if (!isSavingData()) whenever(WHEN_IDLE, (name, element) => void begin(element as HTMLElement, name));
  });
}

export function whenLoaded(restMs: number, callback: () => void): void {
  const wait = () => setTimeout(() => whenIdle(callback, MAX_WAIT_MS), restMs);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

function fetchAhead(addressOf: OnDemandOptions["addressOf"]): void {
  const names = [...document.querySelectorAll(`[${ON_TOUCH}]`)].map((each) => each.getAttribute(ON_TOUCH) ?? "");
  for (const name of new Set(names)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = addressOf(name) ?? "";
    link.setAttribute("fetchpriority", "low");
    if (link.href) document.head.append(link);
  }
}
