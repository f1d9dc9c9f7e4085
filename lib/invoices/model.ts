export const INVOICE_STATES = { pedida: "Por enviar", enviada: "Enviada", rechazada: "No se puede" } as const;

export type InvoiceState = keyof typeof INVOICE_STATES;
