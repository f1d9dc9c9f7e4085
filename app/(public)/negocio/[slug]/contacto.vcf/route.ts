import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { businessVcard } from "@/lib/businesses/vcard";
import { MESSAGES } from "@/lib/messages";
import { siteUrl } from "@/lib/site-url";

type Context = RouteContext<"/negocio/[slug]/contacto.vcf">;

/** The listing as a contact. The business comes from the same cached response as its page; nobody keeps it without asking: what its owner hides is gone at once. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const business = await getPublicBusinessBySlug(slug);
  if (!business) return new Response(MESSAGES.businessNotFound, { status: 404 });
  return new Response(businessVcard(business, siteUrl()), {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": `attachment; filename="${business.slug}.vcf"`,
      "Cache-Control": "public, no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}
