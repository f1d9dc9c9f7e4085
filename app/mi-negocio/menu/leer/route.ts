import type { MenuAnswer } from "@/lib/ai/menu-answer";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { readMenuPhoto } from "@/lib/ai/server/read-menu";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { pictureRoute } from "@/lib/owner/server/picture-route";

const refused = (message: string): MenuAnswer => ({ kind: "refused", message });

/** Reads one photo of a menu; leaving it uses nothing up. */
export const POST = pictureRoute({
  // Those of a day that led to something, and those that did not, are counted by the database.
  isWithinLimit: createRateLimit({ name: "menu-reading", requests: 60, perSeconds: 60 * 60 }),
  async take({ viewer, business, form }, listener) {
    const file = form.get(PICTURE_FIELDS.file);
    if (!(file instanceof File) || file.size === 0) return refused(MENU_PHOTO_MESSAGES.none);
    const read = await readMenuPhoto(viewer, business, file, listener);
    return read.ok ? { kind: "taken", reading: read.value } : refused(read.code);
  },
  refused,
  failed: MENU_PHOTO_MESSAGES.notRead,
});
