/** What a page tells the service worker: this path was seen. */
export const SEEN_MESSAGE = "VISTA";

/** Serwist's own word: the waiting worker takes over. */
export const TAKE_OVER_MESSAGE = "SKIP_WAITING";
