import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";

/** Where the chooser of a colonia leads without scripts: a form cannot put what was chosen into a path. */
export function GET(request: Request): Response {
  const slug = new URL(request.url).searchParams.get("colonia") ?? "";
  const path = isWellFormedSlug(slug) ? routes.neighborhood(slug) : routes.neighborhoods();
  return new Response(null, { status: 303, headers: { Location: path } });
}
