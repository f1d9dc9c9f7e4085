/** The one script that every page runs without being touched: no React, a few kilobytes, kept by the browser for ever. */

import { noteTyping } from "@/lib/browser/early-typing";
import { chooseView } from "./at-load/choose-view";
import { countClicks, countSearches, countVisits } from "./at-load/count-events";
import { keepFavorites } from "./at-load/favorites";
import { followSession } from "./at-load/follow-session";
import { mendPictures } from "./at-load/mend-pictures";
import { makeSheetsModal } from "./at-load/modal-sheets";
import { noteNavigation } from "./at-load/note-navigation";
import { offerInstall } from "./at-load/offer-install";
import { readySearchForms } from "./at-load/search-forms";
import { showToasts } from "./at-load/show-toasts";
import { type OnDemandScript, startOnDemand, whenLoaded } from "./on-demand";

const ROWS = ".chip-row, .overflow-x-auto";

/** Shows all of what the keyboard has reached: in a row that scrolls sideways browsers are content with 32 pixels of it. */
function revealFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(`:is(${ROWS}) :focus-visible`))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** The addresses of `browser/on-demand`, written in by the bundle. */
declare const ON_DEMAND: Readonly<Record<string, string>>;

const load = (name: string): Promise<OnDemandScript> => import(ON_DEMAND[name] ?? "");
const run = (name: string) =>
  void load(name)
    .then(({ start }) => start(document.body))
    .catch(() => undefined);

function start(): void {
  followSession();
  makeSheetsModal();
  chooseView();
  offerInstall(() => run("install-steps"));
  noteNavigation();
  showToasts();
  mendPictures();
  keepFavorites();
  noteTyping();
  startOnDemand({ addressOf: (name) => ON_DEMAND[name], load });
  readySearchForms();
  revealFocus();
  countVisits();
  countSearches();
  countClicks();
  if ("serviceWorker" in navigator) whenLoaded(0, () => run("worker"));
}

// `next dev` has React start on public pages too, which it is to find as the server drew them.
// biome-ignore lint/style/noProcessEnv: written in by the bundle
if (process.env.NODE_ENV === "development") window.addEventListener("load", () => setTimeout(start, 1_000));
else start();
