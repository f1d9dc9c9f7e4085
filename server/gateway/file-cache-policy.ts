import { LIMITS } from "./limits";
import type { CachePolicy } from "./response-cache";

const BUILT_FILE = /^\/_next\/static\/[\w./~-]+\.(?:js|css)$/;

/**
 * Scripts and styles of the build. Their names say what is in them, so they are compressed once, and as hard as a second
 * of work allows: every first visit downloads them.
 */
export const FILE_CACHE_POLICY: CachePolicy = {
  keyOf: ({ method, url = "/", headers }) => (method === "GET" && BUILT_FILE.test(url) && !headers.range ? url : null),
  secondsOf: ({ statusCode, headers }) =>
    statusCode === 200 && headers["cache-control"]?.includes("immutable") ? LIMITS.cachedFileSeconds : 0,
  quality: 10,
  maxBytes: LIMITS.cachedFilesBytes,
};
