import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { isFinalRefusal } from "@/lib/images/messages";
import { PICTURE_REFUSALS } from "@/lib/owner/messages";
import { PICTURE_FIELDS, type PictureAnswer } from "@/lib/owner/picture-answer";
import { PICTURE_USES } from "@/lib/owner/pictures";
import { readCrop } from "@/lib/owner/read-crop";
import { addPicture } from "@/lib/owner/server/own-pictures";
import { pictureRoute } from "@/lib/owner/server/picture-route";

const refused = (message: string): PictureAnswer => ({
  kind: "refused",
  message,
  isFinal: isFinalRefusal(message),
});

export const POST = pictureRoute({
  // A premium gallery three times over.
  isWithinLimit: createRateLimit({ name: "uploads", requests: 240, perSeconds: 60 * 60 }),
  async take({ viewer, business, form }, listener) {
    const use = PICTURE_USES.find((each) => each === form.get(PICTURE_FIELDS.use));
    if (!use) return refused(ACTION_MESSAGES.notYours);
    const url = form.get(PICTURE_FIELDS.url);
    const file = form.get(PICTURE_FIELDS.file);
    const sent = file instanceof Blob ? file : null;
    const source = typeof url === "string" ? url : sent;
    if (source === null) return refused(PICTURE_REFUSALS.none);
    const crop = readCrop(form.get(PICTURE_FIELDS.crop));
    const added = await addPicture({ person: viewer.id, business, use, source, crop, ...listener });
    return added.ok ? { kind: "taken", ...added.value } : refused(added.code);
  },
  refused,
  failed: PICTURE_REFUSALS.notStored,
});
