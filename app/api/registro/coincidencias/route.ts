import { z } from "zod";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { readBodyJson } from "@/lib/http/read-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { listUnownedMatches } from "@/lib/registration/server/queries";
import { toVisibleText } from "@/lib/text/visible-text";

const MAX_BODY_BYTES = 2000;

// Typing a name and a telephone asks some ten times; a household shares an address.
const isAllowed = createNetworkLimit({ name: "matches", requests: 60, perSeconds: 60 });

const plainText = (max: number) => z.string().transform((text) => toVisibleText(text).slice(0, max));
const bodySchema = z.object({
  nombre: plainText(BUSINESS_FIELDS.nombre.max),
  telefono: plainText(BUSINESS_FIELDS.telefono.max),
});

/** Lists at most five listings without owner with this telephone or a like name. POST: no telephone in an address. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return Response.json([], { status: 403 });
  if (!(await isAllowed(request.headers))) return Response.json([], { status: 429, headers: { "Retry-After": "60" } });
  const body = bodySchema.safeParse(await readBodyJson(request, MAX_BODY_BYTES));
  if (!body.success) return Response.json([], { status: 400 });
  try {
    return Response.json(await listUnownedMatches(body.data.nombre, body.data.telefono));
  } catch (error) {
    log.warn({ error }, "resembling listings were not found");
    return Response.json([], { status: 503 });
  }
}
