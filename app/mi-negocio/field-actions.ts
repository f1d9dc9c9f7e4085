"use server";

import { LINKS_PARTS, MAP_PARTS, MENU_PARTS, PROMOTION_PARTS, VIDEO_PARTS } from "@/lib/owner/section-parts";
import { fieldsAction } from "@/lib/owner/server/fields-action";

export const saveLinks = fieldsAction("redes", LINKS_PARTS);
export const saveMenu = fieldsAction("menu", MENU_PARTS);
export const savePlace = fieldsAction("mapa", MAP_PARTS);
export const saveSpecialPromotion = fieldsAction("promociones", PROMOTION_PARTS);
export const saveVideo = fieldsAction("video", VIDEO_PARTS);
