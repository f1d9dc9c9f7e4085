import { isbot } from "isbot";
import { signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { readBodyJson } from "@/lib/http/read-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { eventSchema } from "@/lib/statistics/event";
import { recordEvent } from "@/lib/statistics/server/record-event";
import { recordSearch } from "@/lib/statistics/server/record-search";
import { readSearch } from "@/lib/statistics/server/search-record";
import { unverifiedViewer } from "@/lib/statistics/viewer";

/** A hundred characters of a term, each of which JSON may write with six bytes, and its record. */
const MAX_BODY_BYTES = 800;

const isWithinLimit = createRateLimit({ name: "events", requests: 600, perSeconds: 60 });

const respond = (status: number) => new Response(null, { status });

/** Counts a visit, a click or a search that a page reports. Whether it counted is not told: the page has no use for it. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return respond(403);
  const network = clientNetwork(headers);
  if (!(await isWithinLimit(network))) return respond(429);
  const event = eventSchema.safeParse(await readBodyJson(request, MAX_BODY_BYTES));
  if (!event.success) return respond(400);
  const { data } = event;
  const search = data.tipo === "busqueda" ? readSearch(data, signingSecret()) : null;
  if (data.tipo === "busqueda" && search === null) return respond(400);

  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || isbot(userAgent)) return respond(204);
  try {
    if (search) await recordSearch(search, { network, userAgent });
    if (data.tipo !== "busqueda") await recordEvent(data, { network, userAgent, viewer: unverifiedViewer(headers) });
    return respond(204);
  } catch (error) {
    log.warn({ error }, "an event was not counted");
    return respond(503);
  }
}
