import { getPresentSlug, getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { businessSharePicture } from "@/lib/businesses/share-picture";
import { sharePictureResponse } from "@/lib/images/server/share-picture-response";
import { routes } from "@/lib/routes";

export async function GET(request: Request, { params }: RouteContext<"/negocio/[slug]/og.jpg">): Promise<Response> {
  const { slug } = await params;
  const business = await getPublicBusinessBySlug(slug);
  if (business) return sharePictureResponse(request, businessSharePicture(business));
  const presentSlug = await getPresentSlug(slug);
  if (!presentSlug) return new Response(null, { status: 404 });
  return new Response(null, { status: 308, headers: { Location: routes.businessPicture(presentSlug) } });
}
