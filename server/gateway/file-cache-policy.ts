import { BUILD_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import { LIMITS } from "./limits";
import type { CachePolicy } from "./response-cache";

const BUILT_FILE = new RegExp(`^(?:${BUILD_FOLDER}|${SCRIPT_FOLDER})[\\w./~-]+\\.(?:js|css)$`);

/**
 * Scripts and styles of the build, named by content: compressed hard once the first visitor has them, as every first
 * visit downloads them.
 */
export const FILE_CACHE_POLICY: CachePolicy = {
  keyOf: ({ method, url = "/", headers }) => (method === "GET" && BUILT_FILE.test(url) && !headers.range ? url : null),
  secondsOf: ({ statusCode, headers }) =>
    statusCode === 200 && headers["cache-control"]?.includes("immutable") ? LIMITS.cachedFileSeconds : 0,
  shrinkAfter: 1,
  levels: { zstd: 19, br: 10, gzip: 9 },
  maxBytes: LIMITS.cachedFilesBytes,
};
