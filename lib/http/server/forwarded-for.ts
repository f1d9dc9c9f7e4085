import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { clientAddress } from "../client-address";
import { REQUEST_ID_HEADER } from "../visit-headers";

/** Names the client alone in X-Forwarded-For of each request to this process, as the gateway does before Next: pages and route handlers
 * do not see the connection, and Next leaves a header that the client wrote. Comes too late for what waits while Next starts.
 * @param trustedProxies TRUSTED_PROXIES */
export function nameClients(trustedProxies: readonly string[]): void {
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    headers["x-forwarded-for"] = clientAddress(forwardedFor, socket.remoteAddress ?? "", trustedProxies) ?? undefined;
    // By it proxy.ts would take the request for one of the gateway's.
    delete headers[REQUEST_ID_HEADER];
  });
}
