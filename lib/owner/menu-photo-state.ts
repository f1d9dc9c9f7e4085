import type { FormState } from "@/lib/forms/form-state";

/** What stands in the field of the menu after a photo was read for a browser without scripts; it is not stored. */
export type MenuPhotoRead = { kind: "read"; menu: string; said: string };
export type MenuPhotoState = FormState<MenuPhotoRead>;

/** Of the choice what is done with a menu that is there. */
export const MENU_WAY_FIELD = "modo";
export const REPLACE_MENU = "reemplazar";
