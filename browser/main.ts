/** The one script that every page runs without being touched: no React, a few kilobytes, kept by the browser for ever. */
import { closeMenu } from "./at-load/close-menu";
import { countClicks, countSearches, countVisits } from "./at-load/count-events";
import { keepFavorites } from "./at-load/favorites";
import { followSession } from "./at-load/follow-session";
import { mendPictures } from "./at-load/mend-pictures";
import { noteNavigation } from "./at-load/note-navigation";
import { offerInstall } from "./at-load/offer-install";
import { registerWorker } from "./at-load/register-worker";
import { showToasts } from "./at-load/show-toasts";
import { startOnTouch } from "./touch";

/** The addresses of `browser/on-touch`, written in by the bundle. */
declare const TOUCH_SCRIPTS: Readonly<Record<string, string>>;

followSession();
closeMenu();
offerInstall();
noteNavigation();
showToasts();
mendPictures();
keepFavorites();
startOnTouch({ addressOf: (name) => TOUCH_SCRIPTS[name], load: (name) => import(TOUCH_SCRIPTS[name] ?? "") });
countVisits();
countSearches();
countClicks();
registerWorker();
