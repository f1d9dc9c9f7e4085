"use server";

import { LINKS_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { linksSlot } from "@/lib/owner/server/form-slots";

export const saveLinks = fieldsAction("redes", LINKS_PARTS, linksSlot);
