import "server-only";
import { type Cursor, pageOf } from "@/lib/database-rows/cursor";
import { readEach } from "@/lib/database-rows/read-each";
import { callDatabase } from "@/lib/supabase/call-database";
import {
  type FiscalData,
  type OwnPayment,
  type RequestedInvoice,
  toFiscalData,
  toOwnPayment,
  toRequestedInvoice,
} from "../mapper";
import type { InvoiceFilters } from "../query";

const PAGE = 50;
/** Rows of the file at once; the data API gives a thousand rows at most. */
const PORTION = 400;

/** Payments of a user that went through, newest first. @throws {BackendError} */
export async function listOwnPayments(userId: string): Promise<OwnPayment[]> {
  const data = await callDatabase("list_own_payments", { person: userId });
  return readEach("listOwnPayments", data, toOwnPayment);
}

/** Fiscal data typed for the last invoice; null for the first. @throws {BackendError} */
export async function getLastFiscalData(userId: string): Promise<FiscalData | null> {
  const [row] = await callDatabase("last_fiscal_data", { person: userId });
  return row ? toFiscalData(row) : null;
}

async function readInvoices(reviewer: string, { state, month }: InvoiceFilters, cursor: Cursor | null, size: number) {
  const data = await callDatabase("list_admin_invoices", {
    reviewer,
    batch: size + 1,
    ...(state && { wanted_state: state }),
    ...(month && { month: `${month}-01` }),
    ...(cursor && { before_at: cursor.at, before_id: cursor.key }),
  });
  return readEach("listRequestedInvoices", data, toRequestedInvoice);
}

const cursorOf = ({ requestedAt, id }: RequestedInvoice): Cursor => ({ at: requestedAt, key: id });

/** A page of invoices that were asked for, newest first. For administrators alone: the database asks. @throws {BackendError} */
export const listRequestedInvoices = async (reviewer: string, filters: InvoiceFilters, cursor: Cursor | null) =>
  pageOf(await readInvoices(reviewer, filters, cursor, PAGE), PAGE, cursorOf);

/** All of them, portion by portion. @throws {BackendError} */
export async function* eachRequestedInvoice(
  reviewer: string,
  filters: InvoiceFilters,
): AsyncGenerator<RequestedInvoice> {
  let cursor: Cursor | null = null;
  for (;;) {
    const rows: RequestedInvoice[] = await readInvoices(reviewer, filters, cursor, PORTION);
    yield* rows.slice(0, PORTION);
    const last = rows.length > PORTION ? rows[PORTION - 1] : undefined;
    if (last === undefined) return;
    cursor = cursorOf(last);
  }
}
