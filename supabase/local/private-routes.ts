import type postgres from "postgres";
import { type Handler, showsToken } from "@/supabase/local/http";
import type { Mailbox } from "@/supabase/local/mailbox";
import type { BackendMetrics } from "@/supabase/local/metrics";

/** Routes of the backend's own port, which the gateway does not forward: health, metrics and the mailbox. */
export function privateRoutes(
  sql: postgres.Sql,
  mailbox: Mailbox,
  { registry }: BackendMetrics,
  diagnosticsToken: string,
): Handler {
  return async (request) => {
    const { method, url } = request;
    if (method !== "GET") return null;
    if (url.pathname === "/health") return health(sql);
    if (url.pathname !== "/mailbox" && url.pathname !== "/metrics") return null;
    if (!showsToken(request, diagnosticsToken)) return Response.json({ message: "Not found" }, { status: 404 });
    if (url.pathname === "/metrics")
      return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
    return Response.json(await mailbox.list(url.searchParams.get("to")), { headers: { "cache-control": "no-store" } });
  };
}

async function health(sql: postgres.Sql): Promise<Response> {
  const startedAt = performance.now();
  try {
    await sql`select 1`;
    return Response.json({ status: "ok", databaseLatencyMs: Math.round(performance.now() - startedAt) });
  } catch {
    return Response.json({ status: "error" }, { status: 503 });
  }
}
