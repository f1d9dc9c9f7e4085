"use server";

import { DATA_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { dataSlot } from "@/lib/owner/server/form-slots";

export const saveData = fieldsAction("datos", DATA_PARTS, dataSlot);
