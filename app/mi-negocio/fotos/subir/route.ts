import { ACTION_MESSAGES, AUTH_MESSAGES, SESSION_ENDED } from "@/lib/auth/messages";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import { isSameOrigin } from "@/lib/http/same-origin";
import { linesResponse, type Tell } from "@/lib/http/server/lines-response";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { isFinalRefusal } from "@/lib/images/messages";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS, type PictureAnswer } from "@/lib/owner/picture-answer";
import { PICTURE_USES } from "@/lib/owner/pictures";
import { readCrop } from "@/lib/owner/read-crop";
import { addPicture } from "@/lib/owner/server/own-pictures";
import { listEditedBusinesses } from "@/lib/owner/server/queries";

/** A premium gallery three times over. */
const isWithinLimit = createRateLimit({ name: "uploads", requests: 240, perSeconds: 60 * 60 });

type Listener = { signal: AbortSignal; onPlace: (place: number) => void };

const refused = (message: string): PictureAnswer => ({
  kind: "refused",
  message,
  isFinal: isFinalRefusal(message),
});

async function takePicture(viewer: Viewer, form: FormData, listener: Listener): Promise<PictureAnswer> {
  const business = (await listEditedBusinesses(viewer.id)).find(({ id }) => id === form.get(BUSINESS_ID_FIELD));
  const use = PICTURE_USES.find((each) => each === form.get(PICTURE_FIELDS.use));
  if (!business || !use) return refused(ACTION_MESSAGES.notYours);
  const url = form.get(PICTURE_FIELDS.url);
  const file = form.get(PICTURE_FIELDS.file);
  const sent = file instanceof Blob ? file : null;
  const source = typeof url === "string" ? url : sent;
  if (source === null) return refused(PICTURE_REFUSALS.none);
  const crop = readCrop(form.get(PICTURE_FIELDS.crop));
  const added = await addPicture({ person: viewer.id, business, use, source, crop, ...listener });
  return added.ok ? { kind: "taken", ...added.value } : refused(added.code);
}

/** Takes a picture, a file or a new cut. Answers lines of JSON, the place in line first; a broken-off call leaves nothing. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return Response.json(refused(AUTH_MESSAGES.notAuthenticated), { status: 403 });
  const viewer = await getViewer();
  if (!viewer) return Response.json(refused(SESSION_ENDED.message), { status: 401 });
  if (!(await isWithinLimit(viewer.id))) return Response.json(refused(ACTION_MESSAGES.tooMany), { status: 429 });
  // It throws for one that was cut off on its way.
  const form = await request.formData().catch(() => null);
  if (form === null) return Response.json(refused(PICTURE_REFUSALS.lost), { status: 400 });

  const work = async (tell: Tell, signal: AbortSignal) => {
    const onPlace = (place: number) => tell({ kind: "place", place } satisfies PictureAnswer);
    tell(await takePicture(viewer, form, { signal, onPlace }));
  };
  return linesResponse(request.signal, work, refused(PICTURE_REFUSALS.notStored));
}
