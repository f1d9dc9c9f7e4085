import type { MenuAnswer } from "@/lib/ai/menu-answer";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { readMenuPhoto } from "@/lib/ai/server/read-menu";
import { ACTION_MESSAGES, AUTH_MESSAGES } from "@/lib/auth/messages";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import { isSameOrigin } from "@/lib/http/same-origin";
import { linesResponse, type Tell } from "@/lib/http/server/lines-response";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { listEditedBusinesses } from "@/lib/owner/server/queries";

/** Those of a day that led to something, and those that did not, are counted by the database. */
const isWithinLimit = createRateLimit({ name: "menu-reading", requests: 60, perSeconds: 60 * 60 });

/** Shorter than what proxies wait for. */
const ALIVE_MS = 10_000;

type Listener = { signal: AbortSignal; onPlace: (place: number) => void };

const refused = (message: string): MenuAnswer => ({ kind: "refused", message });

async function readPhoto(viewer: Viewer, form: FormData, listener: Listener): Promise<MenuAnswer> {
  const business = (await listEditedBusinesses(viewer.id)).find(({ id }) => id === form.get(BUSINESS_ID_FIELD));
  if (!business) return refused(ACTION_MESSAGES.notYours);
  const file = form.get(PICTURE_FIELDS.file);
  if (!(file instanceof File) || file.size === 0) return refused(MENU_PHOTO_MESSAGES.none);
  const read = await readMenuPhoto(viewer, business, file, listener);
  return read.ok ? { kind: "taken", reading: read.value } : refused(read.code);
}

/** Reads one photo of a menu. Answers line by line, the place in line first; leaving it uses nothing up. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return Response.json(refused(AUTH_MESSAGES.notAuthenticated), { status: 403 });
  const viewer = await getViewer();
  if (!viewer) return Response.json(refused(AUTH_MESSAGES.notAuthenticated), { status: 401 });
  if (!(await isWithinLimit(viewer.id))) return Response.json(refused(ACTION_MESSAGES.tooMany), { status: 429 });
  // It throws for one that was cut off on its way.
  const form = await request.formData().catch(() => null);
  if (form === null) return Response.json(refused(PICTURE_REFUSALS.lost), { status: 400 });

  const work = async (tell: Tell, signal: AbortSignal) => {
    const onPlace = (place: number) => tell({ kind: "place", place } satisfies MenuAnswer);
    const alive = setInterval(() => tell({ kind: "alive" } satisfies MenuAnswer), ALIVE_MS);
    try {
      tell(await readPhoto(viewer, form, { signal, onPlace }));
    } finally {
      clearInterval(alive);
    }
  };
  return linesResponse(request.signal, work, refused(MENU_PHOTO_MESSAGES.notRead));
}
