import { isbot } from "isbot";
import { getPresentSlug, getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { clientNetwork } from "@/lib/http/client-network";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { routes } from "@/lib/routes";
import { recordEvent } from "@/lib/statistics/server/record-event";
import { unverifiedViewer } from "@/lib/statistics/viewer";
import { isWellFormedSlug } from "@/lib/text/slugify";

// Whole neighbourhoods share the address of their phone company. Above it nothing is counted, and everybody arrives.
const isWithinLimit = createRateLimit({ name: "scans", isQuiet: true, requests: 600, perSeconds: 60 });

/** A code opens a page: a picture in somebody else's page, or a page fetched beforehand, is no scan. */
function isScan({ method, headers }: Request): boolean {
  const userAgent = headers.get("user-agent") ?? "";
  if (method !== "GET" || userAgent === "" || isbot(userAgent)) return false;
  return (headers.get("sec-fetch-dest") ?? "document") === "document" && !headers.has("sec-purpose");
}

async function count(slug: string, { headers }: Request): Promise<void> {
  const network = clientNetwork(headers);
  if (!(await isWithinLimit(network))) return;
  const userAgent = headers.get("user-agent") ?? "";
  await recordEvent({ tipo: "qr", slug }, { network, userAgent, viewer: unverifiedViewer(headers) });
}

export async function GET(request: Request, { params }: RouteContext<"/qr/[slug]">): Promise<Response> {
  const { slug } = await params;
  let present = slug;
  try {
    const isPresent = isWellFormedSlug(slug) && (await getPublicBusinessBySlug(slug)) !== null;
    if (!isPresent) present = (await getPresentSlug(slug)) ?? slug;
    if (isScan(request)) await count(present, request);
  } catch (error) {
    // A visitor before the shop gets to its page all the same.
    log.warn({ error }, "a scan was not counted");
  }
  return new Response(null, { status: 302, headers: { location: routes.business(present) } });
}
