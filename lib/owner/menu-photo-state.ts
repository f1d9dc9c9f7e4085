export type MenuPhotoRead = { kind: "read"; menu: string; said: string };

export const MENU_WAY_FIELD = "modo";
export const REPLACE_MENU = "reemplazar";
