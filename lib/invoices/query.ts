import { textOf } from "@/lib/text/text-of";
import { INVOICE_STATES, type InvoiceState } from "./model";

type Query = Readonly<Record<string, unknown>>;

export type InvoiceFilters = {
  state: InvoiceState | null;
  /** "2026-11": the month of the request in Mexico City, or "". */
  month: string;
};

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export function parseInvoiceFilters(query: Query): InvoiceFilters {
  const state = textOf(query.estado);
  const month = textOf(query.mes);
  return {
    state: Object.hasOwn(INVOICE_STATES, state) ? (state as InvoiceState) : null,
    month: MONTH.test(month) ? month : "",
  };
}

export const invoiceFilterValues = ({ state, month }: InvoiceFilters) => ({ estado: state ?? "", mes: month });
