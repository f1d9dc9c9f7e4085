import { findCategory } from "@/lib/categories/categories";
import { categorySharePicture } from "@/lib/categories/share-picture";
import { sharePictureResponse } from "@/lib/images/server/share-picture-response";

export async function GET(request: Request, { params }: RouteContext<"/categorias/[slug]/og.jpg">): Promise<Response> {
  const { slug } = await params;
  const category = findCategory(slug);
  if (category?.slug !== slug) return new Response(null, { status: 404 });
  return sharePictureResponse(request, categorySharePicture(category));
}
