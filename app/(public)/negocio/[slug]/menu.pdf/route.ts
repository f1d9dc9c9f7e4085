import { visibleMenuPdf } from "@/lib/businesses/plan-gates";
import { menuPdfResponse } from "@/lib/businesses/server/menu-pdf";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { env } from "@/lib/env";
import { MESSAGES } from "@/lib/messages";

type Context = RouteContext<"/negocio/[slug]/menu.pdf">;

/** The menu of a listing in PDF, while the page shows it. Another file has another address (`routes.businessMenu`). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const business = await getPublicBusinessBySlug(slug);
  if (!business) return new Response(MESSAGES.businessNotFound, { status: 404 });
  return menuPdfResponse(env().isMenuEnabled ? visibleMenuPdf(business) : null, business.slug, "public, max-age=300");
}
