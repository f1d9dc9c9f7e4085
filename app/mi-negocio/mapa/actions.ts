"use server";

import { MAP_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";

export const savePlace = fieldsAction("mapa", MAP_PARTS);
