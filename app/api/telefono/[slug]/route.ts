import { contactPage } from "@/lib/businesses/contact-page";
import { showContact } from "@/lib/businesses/server/show-contact";
import { type RefusalStatus, readerOf, refusalContent } from "@/lib/http/refusal";
import { isSameOrigin } from "@/lib/http/same-origin";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { routes } from "@/lib/routes";

type Context = RouteContext<"/api/telefono/[slug]">;

/** A person asks for a few an hour (a neighbourhood may share one address); whoever collects numbers wants all. */
const isWithinLimit = createNetworkLimit({ name: "telephones", requests: 60, perSeconds: 60 * 60 });

/** Tells the number that a page does not hold: one, to whoever taps. Its answers are no-store, as all of /api. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const { headers } = request;
  const reader = readerOf({ accept: headers.get("accept"), isAction: false });
  const refuse = (status: RefusalStatus): Response => {
    const { type, body } = refusalContent(status, reader, { path: routes.business(slug), isForm: true });
    return new Response(body, { status, headers: { "Content-Type": type } });
  };
  const back = () => new Response(null, { status: 303, headers: { Location: routes.business(slug) } });

  if (!isSameOrigin(headers)) return back();
  if (!(await isWithinLimit(headers))) return refuse(429);
  try {
    const contact = await showContact(slug);
    // The switch was turned meanwhile: its page says what there is now.
    if (!contact) return reader === "page" ? back() : new Response(null, { status: 404 });
    return reader === "page"
      ? new Response(contactPage(contact, slug), { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : Response.json(contact);
  } catch (error) {
    log.error({ error }, "a number could not be shown");
    return refuse(503);
  }
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  return new Response(null, { status: 303, headers: { Location: routes.business(slug) } });
}
