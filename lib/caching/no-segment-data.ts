/**
 * In the place of Next's module of this name (`resolveAlias` in next.config.ts), which takes every page apart again, once it is
 * rendered, into what a browser could fetch of it in advance, segment by segment: a fifth of Next's processor time for a
 * page's first visitor. No link of ours fetches in advance (components/ui/link.tsx).
 */
export const collectSegmentData = async (): Promise<Map<string, Buffer>> => new Map();

export const collectPrefetchHints = async (): Promise<null> => null;
