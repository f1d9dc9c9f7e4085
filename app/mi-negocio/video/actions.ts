"use server";

import { VIDEO_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { videoSlot } from "@/lib/owner/server/form-slots";

export const saveVideo = fieldsAction("video", VIDEO_PARTS, videoSlot);
