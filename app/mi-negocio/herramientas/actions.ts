"use server";

import { SEARCH_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { searchSlot } from "@/lib/owner/server/form-slots";

export const saveSearchWords = fieldsAction("herramientas", SEARCH_PARTS, searchSlot);
