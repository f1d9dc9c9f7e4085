"use server";

import { VIDEO_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";

export const saveVideo = fieldsAction("video", VIDEO_PARTS);
