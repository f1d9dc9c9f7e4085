import { isPrivatePath } from "./private-segments";

/** Public pages that still start React: the rest of the site has no need of it. */
const WITH_REACT = /^\/(?:negocios|directorio|favoritos|sin-conexion|descargar|planes|soporte|no-encontrado)?(?:\/|$)/;

/**
 * Whether the page at the path is sent as a plain document, without Next's scripts: what runs there is ours alone
 * (`browser/`). @param path percent-encoded or not, without query
 */
export const isDocumentPath = (path: string): boolean => !isPrivatePath(path) && !WITH_REACT.test(path);
