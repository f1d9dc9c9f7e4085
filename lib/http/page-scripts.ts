/** The folder of the site's own scripts (`browser/`), whose names say what is in them. */
export const SCRIPT_FOLDER = "/guiones/";
