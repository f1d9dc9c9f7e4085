const SEEN_MESSAGE = "VISTA";

export type SeenMessage = { type: typeof SEEN_MESSAGE; path: string; pictures: readonly string[] };

export const seenMessage = (path: string, pictures: readonly string[]): SeenMessage => ({
  type: SEEN_MESSAGE,
  path,
  pictures,
});

export const isSeenMessage = (data: unknown): data is SeenMessage =>
  typeof data === "object" && data !== null && "type" in data && data.type === SEEN_MESSAGE;

/** Serwist's own word: the waiting worker takes over. */
export const TAKE_OVER_MESSAGE = "SKIP_WAITING";
