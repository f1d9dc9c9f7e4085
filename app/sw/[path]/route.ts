import { createHash } from "node:crypto";
import { createSerwistRoute } from "@serwist/turbopack";
import { routes } from "@/lib/routes";

/** Pages that open without a connection though never visited: the browser fills them in. */
const PAGES = [routes.offline(), routes.favorites()];

/** The service worker. Its prefetched pages' revision stands for the build's scripts and styles. */
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
