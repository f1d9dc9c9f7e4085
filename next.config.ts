import { networkInterfaces } from "node:os";
import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import { bundlePageScript } from "./browser/bundle";
import { PICTURE_FORM_BYTES } from "./lib/http/body-limits";
import { FRAMED_PATH } from "./lib/http/framed-path";
import { SCRIPT_FOLDER } from "./lib/http/page-scripts";
import { PRIVATE_HEADERS, PRIVATE_SOURCE } from "./lib/http/private-segments";
import { publicRedirects, publicRewrites } from "./lib/http/public-rewrites";
import { OWNERS_FILE_SOURCE, securityHeaders, sharingHeader } from "./lib/http/security-headers";

// Node loads lib/caching/page-cache.ts as it is written.
if (!process.features.typescript) {
  process.stderr.write(
    `The site needs Node 22.18 or newer, and this is ${process.version}: bin/start brings its own.\n`,
  );
  process.exit(1);
}

// Without settings, which a build does not know: pages get theirs from the gateway, or proxy.ts.
const headerContext = { isDevelopment: process.env.NODE_ENV === "development", allowsInlineScripts: true };

// Sources that lib/images/server/picture-process.ts starts: a platform that copies what it finds imported would leave them behind.
const PICTURE_PROCESS = [
  "lib/{*,{categories,images,text}/**/*}.ts",
  "tsconfig.json",
  "node_modules/{tsx,esbuild,server-only,sharp,detect-libc,semver}/**",
  "node_modules/{@esbuild,@img}/**",
];

// And what lib/import/server/import-process.ts starts.
const IMPORT_PROCESS = [
  "lib/**/*.{ts,json}",
  "node_modules/{csv-parse,yauzl,pend,zod,libphonenumber-js,tslib,iceberg-js}/**",
  "node_modules/{pino,pino-std-serializers,@pinojs,quick-format-unescaped,atomic-sleep,sonic-boom,on-exit-leak-free}/**",
  "node_modules/{thread-stream,safe-stable-stringify,real-require,process-warning}/**",
  "node_modules/@supabase/{supabase-js,auth-js,functions-js,phoenix,postgrest-js,realtime-js,storage-js}/**",
];

// Loaded when the site starts, and only where traces are sent.
const TRACING = ["@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/sdk-trace", "@opentelemetry/resources"];

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // The gateway compresses: it has to read the beginning of a page.
  compress: !process.env.GATEWAY_URL,
  // esbuild bundles the service worker at build and is not to be bundled itself; opentype.js has two builds, for require
  // and for import, that do not export the same, so it is loaded as Node does, here and in tests.
  serverExternalPackages: ["esbuild", "opentype.js", "pdfkit", "prom-client", ...TRACING],
  // No page uses it (decision 8), and strangers must not: each call would cost a second of a core and a file in the build.
  images: { unoptimized: true },
  outputFileTracingIncludes: {
    "/**": PICTURE_PROCESS,
    "/admin/importar": IMPORT_PROCESS,
    "/api/ready": ["supabase/migrations/*.sql"],
  },
  turbopack: {
    root: path.resolve("."),
    // By the name under which Next's own module asks for it.
    resolveAlias: { "./collect-segment-data": "./lib/caching/no-segment-data.ts" },
  },
  // Pages made at run time stay in memory: what is cached belongs to a running instance, never to the build folder.
  // The gateway keeps pages compressed, many times as many. What they are made of is beside them (lib/caching/page-cache.ts).
  cacheMaxMemorySize: 32 * 1024 * 1024,
  // Says of each page what it shows, so that the gateway forgets what a change concerns and nothing else (decision 10).
  cacheHandler: path.resolve("lib/caching/page-cache.ts"),
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Writing it takes a quarter of a build: not worth it for one that no other follows (server/build-site.ts).
    turbopackFileSystemCacheForBuild: process.env.BUILD_ONCE !== "true",
    // The most that any form may have; proxy.ts knows how much each may (decision 14), and sees what is cut off here
    // as a whole: so this is somewhat more.
    proxyClientMaxBodySize: PICTURE_FORM_BYTES + 1024 * 1024,
    serverActions: { bodySizeLimit: PICTURE_FORM_BYTES },
  },
  // Crawlers get the cached page too (the default renders a page anew for them).
  htmlLimitedBots: /^$a/,
  // `npm run types` checks them, with the tests; a build on a visitor's machine need not.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers: toList(securityHeaders("page", headerContext)) },
    { source: FRAMED_PATH, headers: toList(securityHeaders("page", { ...headerContext, isFramed: true })) },
    {
      source: OWNERS_FILE_SOURCE,
      headers: toList({ ...sharingHeader(OWNERS_FILE_SOURCE), ...securityHeaders("file", headerContext) }),
    },
    // A browser asks whether there is a newer worker: what answers on the way must not be an older one.
    { source: "/sw/:path*", headers: toList({ "Cache-Control": "no-cache" }) },
    { source: PRIVATE_SOURCE, headers: toList(PRIVATE_HEADERS) },
    {
      source: `${SCRIPT_FOLDER}:path*`,
      headers: toList({ "Cache-Control": "public, max-age=31536000, immutable" }),
    },
  ],
  // Other devices may use `next dev` through this machine's address in the local network.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []),
  redirects: async () => publicRedirects(),
  rewrites: async () => ({ beforeFiles: publicRewrites(), afterFiles: [], fallback: [] }),
};

const PHASES_THAT_BUNDLE: readonly string[] = [PHASE_PRODUCTION_BUILD, PHASE_DEVELOPMENT_SERVER];

export default async function configure(phase: string): Promise<NextConfig> {
  // Those that Next starts for a build read this file, too, and have it from the first.
  if (PHASES_THAT_BUNDLE.includes(phase)) process.env.PAGE_SCRIPT ??= await bundlePageScript();
  return { ...config, env: { PAGE_SCRIPT: process.env.PAGE_SCRIPT } };
}
