import { createHash } from "node:crypto";
import { createSerwistRoute } from "@serwist/turbopack";
import { routes } from "@/lib/routes";

/** What opens without a connection though it was never visited: both pages are filled in by the browser. */
const PAGES = [routes.offline(), routes.favorites()];

/**
 * The service worker, written at build as /sw/sw.js. The pages that it fetches beforehand have a revision that stands for
 * all scripts and styles of the build, so that a new build is a new worker.
 */
const worker = createSerwistRoute({
  swSrc: "lib/pwa/worker.ts",
  useNativeEsbuild: true,
  globPatterns: [".next/static/chunks/**/*.{js,css}"],
  manifestTransforms: [
    (entries) => {
      const names = entries.map(({ url }) => url).sort();
      const revision = createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
      return { manifest: PAGES.map((url) => ({ url, revision, size: 0 })) };
    },
  ],
  esbuildOptions: { sourcemap: false, legalComments: "none" },
});

export const { generateStaticParams } = worker;

/** Under any other name the library would bundle the worker once more, to answer with nothing. */
export async function GET(request: Request, context: RouteContext<"/sw/[path]">): Promise<Response> {
  const { path } = await context.params;
  return path === "sw.js" ? worker.GET(request, context) : new Response(null, { status: 404 });
}
