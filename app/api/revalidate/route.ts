import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "@/lib/env";
import { hasSecret } from "@/lib/http/shared-secret";
import { type Changes, changesSchema } from "@/lib/page-expiry/model";
import { announceSoon, listChanges } from "@/lib/page-expiry/server/change-log";

function isAuthorized(request: Request): boolean {
  const { revalidateSecret } = env();
  return revalidateSecret !== null && hasSecret(request, revalidateSecret);
}

function expire({ changed }: Pick<Changes, "changed">): void {
  for (const tag of Object.keys(changed)) revalidateTag(tag, { expire: 0 });
}

/** Expires the tags of the changes that the gateway tells of. Where there is none the caller, a webhook, says only that something waits. */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request)) return Response.json({ error: "No autorizado" }, { status: 401 });
  if (env().gatewayUrl !== null) {
    const changes = changesSchema.safeParse(await request.json().catch(() => null));
    if (!changes.success) return Response.json({ error: "Datos inválidos" }, { status: 400 });
    expire(changes.data);
    return Response.json({ position: changes.data.position });
  }
  const changes = await listChanges();
  expire(changes);
  // Tags expire when this handler has returned: browsers are told after that, or a reload could still meet the old page.
  after(() => announceSoon(changes.position));
  return Response.json({ position: changes.position });
}
