import { openApiDocument } from "@/lib/public-api/openapi";
import { NO_PARAMETERS } from "@/lib/public-api/parameters";
import { preflight, respond } from "@/lib/public-api/server/respond";
import { siteUrl } from "@/lib/site-url";

export const GET = (request: Request): Promise<Response> =>
  respond(request, "openapi", NO_PARAMETERS, async () => ({ kind: "found", body: openApiDocument(siteUrl()) }));

export const OPTIONS = preflight;
