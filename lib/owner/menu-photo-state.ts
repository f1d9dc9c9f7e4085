import type { FormState } from "@/lib/forms/form-state";

/** Menu for the field after a photo was read for a browser without scripts; it is not stored. */
export type MenuPhotoRead = { kind: "read"; menu: string; said: string };
export type MenuPhotoState = FormState<MenuPhotoRead>;

export const MENU_WAY_FIELD = "modo";
export const REPLACE_MENU = "reemplazar";
