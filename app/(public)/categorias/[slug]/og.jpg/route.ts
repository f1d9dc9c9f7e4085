import { findCategory } from "@/lib/categories/categories";
import { categorySharePicture } from "@/lib/categories/share-picture";
import { sharePictureAnswer } from "@/lib/images/server/share-picture-answer";

/** The picture of a category's link preview. */
export async function GET(request: Request, { params }: RouteContext<"/categorias/[slug]/og.jpg">): Promise<Response> {
  const { slug } = await params;
  const category = findCategory(slug);
  if (category?.slug !== slug) return new Response(null, { status: 404 });
  return sharePictureAnswer(request, categorySharePicture(category));
}
