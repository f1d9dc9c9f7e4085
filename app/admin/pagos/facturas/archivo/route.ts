import { getAdmin } from "@/lib/admin/server/require-admin";
import { hasRecentProof } from "@/lib/auth/server/sessions";
import { beginExport } from "@/lib/export/server/read-rows";
import { fileDownload } from "@/lib/http/file-download";
import { isSameOrigin } from "@/lib/http/same-origin";
import { INVOICE_FILE_HEAD, invoiceLine } from "@/lib/invoices/invoice-file";
import { invoiceFilterValues, parseInvoiceFilters } from "@/lib/invoices/query";
import { eachRequestedInvoice } from "@/lib/invoices/server/queries";
import { routes } from "@/lib/routes";
import { CSV_BEGINNING } from "@/lib/text/csv";

/** The accountant's file of invoices. By POST, as every export is: the trail notes it. */
export async function POST(request: Request): Promise<Response> {
  const viewer = isSameOrigin(request.headers) ? await getAdmin() : null;
  if (!viewer) return new Response(null, { status: 403 });
  // A body that is no form asks for nothing in particular.
  const form = await request.formData().catch(() => new FormData());
  const filters = parseInvoiceFilters(Object.fromEntries(form));
  // The page asks for it; this one has stood open too long.
  if (!(await hasRecentProof()))
    return new Response(null, {
      status: 303,
      headers: { location: `${routes.adminInvoices(invoiceFilterValues(filters))}#archivo` },
    });
  await beginExport(viewer.id, "facturas", "csv");
  const lines = [CSV_BEGINNING + INVOICE_FILE_HEAD];
  for await (const invoice of eachRequestedInvoice(viewer.id, filters)) lines.push(invoiceLine(invoice));
  return fileDownload(lines.join(""), `facturas${filters.month && `-${filters.month}`}.csv`);
}
