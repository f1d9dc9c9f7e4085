export const FRAMED_PATH = "/mi-negocio/vista";

/** True for the address that the site may frame, as it is written. @param path without its query. */
export const isFramedPath = (path: string): boolean => path === FRAMED_PATH;
