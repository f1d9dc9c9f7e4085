/** The search form, to which fields elsewhere on the page belong. */
export const FILTER_FORM_ID = "busqueda";

/** The panel, or sheet, that holds most of them. */
export const FILTER_PANEL_ID = "filtros";

/** The id of the field of that name. */
export const fieldId = (name: string): string => `filtro-${name}`;
