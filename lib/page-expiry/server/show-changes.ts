import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { siteUrl } from "@/lib/site-url";

const TIMEOUT_MS = 5_000;

/** Has all that keeps pages hear of what was changed, so that everybody sees it when the writer has an answer. Never fails. */
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
