import type { IncomingMessage } from "node:http";
import { wantsDocument } from "./responses";
import { pathOf } from "./route";

export type Hosts = { siteUrl: string; adminUrl: string };

const ADMINISTRATION = /^\/admin(?:\/|$)/;
const PRIVATE_ACCESS = /^\/(?:auth|cuenta|login|recuperar)(?:\/|$)/;

/** Address on the right host; null where it is right. The site's has no administration, the administration's only that and the ways in:
 * no script of a page reaches the other's session. @param host as the client has asked for it */
export function rightHost(request: IncomingMessage, host: string, { siteUrl, adminUrl }: Hosts): string | null {
  const target = request.url ?? "/";
  const path = pathOf(target);
  const isOfAdministration = host === new URL(adminUrl).host;
  if (ADMINISTRATION.test(path)) return isOfAdministration ? null : adminUrl + target;
  return isOfAdministration && wantsDocument(request) && !PRIVATE_ACCESS.test(path) ? siteUrl + target : null;
}
