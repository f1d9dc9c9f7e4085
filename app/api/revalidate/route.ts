import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { noteChanges } from "@/lib/caching/changes";
import { env } from "@/lib/env";
import { hasSecret } from "@/lib/http/shared-secret";
import { changesSchema } from "@/lib/page-expiry/model";
import { announceSoon, listChanges } from "@/lib/page-expiry/server/change-log";

function isAuthorized(request: Request): boolean {
  const { revalidateSecret } = env();
  return revalidateSecret !== null && hasSecret(request, revalidateSecret);
}

/** Expires the tags of the changes that the gateway tells of. Where there is none the caller, a webhook, says only that something waits. */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request)) return Response.json({ error: "No autorizado" }, { status: 401 });
  if (env().gatewayUrl !== null) {
    const changes = changesSchema.safeParse(await request.json().catch(() => null));
    if (!changes.success) return Response.json({ error: "Datos inválidos" }, { status: 400 });
    noteChanges(changes.data);
    return Response.json({ position: changes.data.position });
  }
  const changes = await listChanges();
  for (const tag of Object.keys(changes.changed)) revalidateTag(tag, { expire: 0 });
  // Tags expire when this handler has returned: browsers are told after that, or a reload could still meet the old page.
  after(() => announceSoon(changes.position));
  return Response.json({ position: changes.position });
}
