import { createHash } from "node:crypto";
import { createSerwistRoute } from "@serwist/turbopack";
import { routes } from "@/lib/routes";

/**
 * The service worker, written at build as /sw/sw.js. The one page that it fetches beforehand is the offline page; its
 * revision stands for all scripts and styles of the build, so that a new build is a new worker.
 */
export const { GET, generateStaticParams } = createSerwistRoute({
  swSrc: "lib/pwa/worker.ts",
  useNativeEsbuild: true,
  globPatterns: [".next/static/chunks/**/*.{js,css}"],
  manifestTransforms: [
    (entries) => {
      const names = entries.map(({ url }) => url).sort();
      const revision = createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
      return { manifest: [{ url: routes.offline(), revision, size: 0 }] };
    },
  ],
  esbuildOptions: { sourcemap: false, legalComments: "none" },
});
