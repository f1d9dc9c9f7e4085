export const FILTER_FORM_ID = "busqueda";

export const FILTER_PANEL_ID = "filtros";

export const fieldId = (name: string): string => `filtro-${name}`;
