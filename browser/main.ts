/** The one script that every page runs without being touched: no React, a few kilobytes, kept by the browser for ever. */
import { countClicks, countSearches, countVisits } from "./at-load/count-events";
import { keepFavorites } from "./at-load/favorites";
import { mendPictures } from "./at-load/mend-pictures";
import { registerWorker } from "./at-load/register-worker";
import { showToasts } from "./at-load/show-toasts";

showToasts();
mendPictures();
keepFavorites();
countVisits();
countSearches();
countClicks();
registerWorker();
