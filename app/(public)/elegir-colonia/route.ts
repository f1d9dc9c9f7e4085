import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";

/** Target of the colonia chooser without scripts: a form cannot put a choice into a path. */
export function GET(request: Request): Response {
  const slug = new URL(request.url).searchParams.get("colonia") ?? "";
  const path = isWellFormedSlug(slug) ? routes.neighborhood(slug) : routes.neighborhoods();
  return new Response(null, { status: 303, headers: { Location: path } });
}
