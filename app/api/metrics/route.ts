import { notFound } from "next/navigation";
import { connection } from "next/server";
import { env } from "@/lib/env";
import { hasSecret } from "@/lib/http/shared-secret";
import { siteMetrics } from "@/lib/metrics/server/site-metrics";

export async function GET(request: Request): Promise<Response> {
  await connection();
  const { metricsToken } = env();
  if (!metricsToken || !hasSecret(request, metricsToken)) notFound();
  const { registry } = siteMetrics();
  const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
  return new Response(await registry.metrics(), { headers });
}
