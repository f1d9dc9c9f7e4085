import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { siteUrl } from "@/lib/site-url";

const TIMEOUT_MS = 5_000;

/**
 * Expires the pages that a write has changed, so that whoever wrote sees it on the next request. It asks the revalidation
 * route to look now instead of in a moment: by way of the gateway, which forgets its pages when the route says that there
 * was something. After a write that has changed nothing, nothing happens. It never fails: the outbox is looked at anyway.
 */
export async function showChanges(): Promise<void> {
  const { gatewayUrl, revalidateSecret } = env();
  if (!revalidateSecret) return;
  try {
    const response = await fetch(new URL("/api/revalidate", gatewayUrl ?? siteUrl()), {
      method: "POST",
      headers: { authorization: `Bearer ${revalidateSecret}` },
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) log.warn({ status: response.status }, "a change is shown a moment later");
  } catch (error) {
    log.warn({ error }, "a change is shown a moment later");
  }
}
