export const BULK_PLACE = "tabla";
export const cardPlace = (id: string): string => `tarjeta ${id}`;
export const rowPlace = (id: string): string => `fila ${id}`;
