"use server";

import { MAP_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";
import { mapSlot } from "@/lib/owner/server/form-slots";

export const savePlace = fieldsAction("mapa", MAP_PARTS, mapSlot);
