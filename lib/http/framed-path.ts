/** The page of the owner panel that shows how a listing looks: the panel has it in a frame. */
export const FRAMED_PATH = "/mi-negocio/vista";

/** Whether the site may frame it: that address alone, as it is written. @param path without its query. */
export const isFramedPath = (path: string): boolean => path === FRAMED_PATH;
