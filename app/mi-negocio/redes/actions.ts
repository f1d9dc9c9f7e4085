"use server";

import { LINKS_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";

export const saveLinks = fieldsAction("redes", LINKS_PARTS);
