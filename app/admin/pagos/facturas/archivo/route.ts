import { getAdmin } from "@/lib/admin/server/require-admin";
import { fileDownload } from "@/lib/http/file-download";
import { INVOICE_FILE_HEAD, invoiceLine } from "@/lib/invoices/invoice-file";
import { parseInvoiceFilters } from "@/lib/invoices/query";
import { eachRequestedInvoice } from "@/lib/invoices/server/queries";
import { CSV_BEGINNING } from "@/lib/text/csv";

/** What an accountant makes invoices from, to an administrator alone; to everybody else there is none. */
export async function GET(request: Request) {
  const viewer = await getAdmin();
  if (!viewer) return new Response(null, { status: 404 });
  const filters = parseInvoiceFilters(Object.fromEntries(new URL(request.url).searchParams));
  const lines = [CSV_BEGINNING + INVOICE_FILE_HEAD];
  for await (const invoice of eachRequestedInvoice(viewer.id, filters)) lines.push(invoiceLine(invoice));
  return fileDownload(lines.join(""), `facturas${filters.month && `-${filters.month}`}.csv`);
}
