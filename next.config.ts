import path from "node:path";
import type { NextConfig } from "next";
import { UNTIL_CHANGED } from "./lib/cache-life";
import { publicRewrites } from "./lib/public-rewrites";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: path.resolve(".") },
  // Pages made at run time stay in memory: what is cached belongs to a running instance, never to the build folder.
  cacheMaxMemorySize: 200 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  cacheLife: { untilChanged: UNTIL_CHANGED },
  // Crawlers get the cached page too (the default renders a page anew for them).
  htmlLimitedBots: /^$a/,
  // `npm run types` checks them, with the tests; a build on a visitor's machine need not.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({ beforeFiles: publicRewrites(), afterFiles: [], fallback: [] }),
};

export default config;
