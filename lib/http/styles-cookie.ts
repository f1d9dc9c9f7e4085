/** Says that a browser has the site's styles, or is about to: a page for somebody without it brings them along. */
export const STYLES_COOKIE = "estilos";
