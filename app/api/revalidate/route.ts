import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/lib/env";
import { hasSecret } from "@/lib/http/shared-secret";
import { EXPIRED_HEADER, writeExpired } from "@/lib/page-expiry/model";
import { announceSoon, listPendingChanges } from "@/lib/page-expiry/server/outbox";

function isAuthorized(request: Request): boolean {
  const { revalidateSecret } = env();
  return revalidateSecret !== null && hasSecret(request, revalidateSecret);
}

/** Expires the cache tags of the outbox. The caller (worker, or a hosted webhook) only says that something waits. */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request)) return Response.json({ error: "No autorizado" }, { status: 401 });
  const pending = await listPendingChanges();
  for (const tag of pending.tags) revalidateTag(tag, { expire: 0 });
  // Tags expire when this handler has returned: browsers are told after that, or a reload could still meet the old page.
  if (pending.ids.length > 0) after(() => announceSoon(pending.ids));
  return Response.json({ expired: pending.tags.length }, { headers: { [EXPIRED_HEADER]: writeExpired(pending.tags) } });
}
