"use server";

import { fieldsAction } from "@/lib/owner/server/fields-action";

export const saveLinks = fieldsAction("redes");
export const saveMenu = fieldsAction("menu");
export const savePlace = fieldsAction("mapa");
export const saveSpecialPromotion = fieldsAction("promociones");
export const saveVideo = fieldsAction("video");
