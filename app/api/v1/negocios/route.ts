import type { BusinessPage } from "@/lib/public-api/answers";
import { readCursor, writeCursor } from "@/lib/public-api/cursor";
import { toSummary } from "@/lib/public-api/mapper";
import { LIST_PARAMETERS, type ListParameters } from "@/lib/public-api/parameters";
import { BAD_CURSOR } from "@/lib/public-api/problems";
import { listApiBusinesses } from "@/lib/public-api/server/queries";
import { type Answer, preflight, respond } from "@/lib/public-api/server/respond";
import { siteUrl } from "@/lib/site-url";

async function list(parameters: ListParameters): Promise<Answer> {
  const after = parameters.cursor === undefined ? null : readCursor(parameters.cursor, parameters);
  if (parameters.cursor !== undefined && after === null) return { kind: "problem", problem: BAD_CURSOR };
  const { businesses, next } = await listApiBusinesses(parameters, after);
  const body: BusinessPage = {
    negocios: businesses.map((business) => toSummary(business, siteUrl())),
    siguiente: next && writeCursor(next, parameters),
  };
  return { kind: "found", body };
}

export const GET = (request: Request): Promise<Response> => respond(request, "list-businesses", LIST_PARAMETERS, list);

export const OPTIONS = preflight;
