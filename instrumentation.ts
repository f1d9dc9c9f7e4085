/** Prepares the server before it answers: Next's own lines go through the log, requests have an id, a trace, a measure and a client,
 * and what it keeps has the cluster's Redis behind it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { takeConsole } = await import("./lib/console-log");
  takeConsole();
  const { env } = await import("./lib/env");
  const { gatewayUrl, isOnVercel, trustedProxies, tracing } = env();
  const { followRequests } = await import("./lib/http/server/follow-requests");
  const writeSpan = tracing && (await (await import("./lib/tracing")).startTracing("site", tracing));
  followRequests({ hasGateway: gatewayUrl !== null, writeSpan });
  // Redis is connected before the first request.
  (await import("./lib/caching/start-sharing")).startSharing();
  if (gatewayUrl || isOnVercel) return;
  const { nameClients } = await import("./lib/http/server/forwarded-for");
  nameClients(trustedProxies);
}
