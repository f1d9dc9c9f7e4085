import type { Keeping } from "./kept-answers";
import { LIMITS } from "./limits";

const BUILT_FILE = /^\/_next\/static\/[\w./~-]+\.(?:js|css)$/;

/**
 * Scripts and styles of the build. Their names say what is in them, so they are compressed once, and as hard as a second
 * of work allows: every first visit downloads them.
 */
export const BUILT_FILES: Keeping = {
  keyOf: ({ method, url = "/", headers }) => (method === "GET" && BUILT_FILE.test(url) && !headers.range ? url : null),
  secondsOf: ({ statusCode, headers }) =>
    statusCode === 200 && headers["cache-control"]?.includes("immutable") ? LIMITS.keptFileSeconds : 0,
  quality: 10,
  maxBytes: LIMITS.keptFilesBytes,
};
