import type { IncomingMessage } from "node:http";
import { wantsDocument } from "./responses";
import { pathOf } from "./route";

/** Origins of the site and of its administration, where that has one of its own (ADMIN_URL). */
export type Hosts = { siteUrl: string; adminUrl: string };

const ADMINISTRATION = /^\/admin(?:\/|$)/;
const PRIVATE_ACCESS = /^\/(?:auth|cuenta|login|recuperar)(?:\/|$)/;

/**
 * Where a request is led that asks the wrong host; null where it is right. The site's host has no administration, and the
 * administration's no page but it and the ways in: cookies are of one host, so no script of a page reaches the other's session.
 * @param host as the client has asked for it
 */
export function rightHost(request: IncomingMessage, host: string, { siteUrl, adminUrl }: Hosts): string | null {
  const target = request.url ?? "/";
  const path = pathOf(target);
  const isOfAdministration = host === new URL(adminUrl).host;
  if (ADMINISTRATION.test(path)) return isOfAdministration ? null : adminUrl + target;
  return isOfAdministration && wantsDocument(request) && !PRIVATE_ACCESS.test(path) ? siteUrl + target : null;
}
