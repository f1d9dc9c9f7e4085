import { buttonVariants } from "@/components/ui/button";
import { INVOICE_STATES } from "@/lib/invoices/model";
import { type InvoiceFilters as Filters, invoiceFilterValues } from "@/lib/invoices/query";
import { routes } from "@/lib/routes";
import { ChoiceFilter, MonthFilter } from "../filter-fields";

/** What the list is narrowed to, and the same as a file. */
export function InvoiceFilters(filters: Filters) {
  return (
    <form action={routes.adminInvoices()} className="flex flex-wrap items-end gap-3">
      <ChoiceFilter
        name="estado"
        label="Estado"
        any="Todas"
        value={filters.state}
        choices={Object.entries(INVOICE_STATES)}
      />
      <MonthFilter value={filters.month} />
      <button type="submit" className={buttonVariants({ variant: "outline" })}>
        Filtrar
      </button>
      <a
        href={routes.adminInvoiceFile(invoiceFilterValues(filters))}
        download
        className="text-link inline-flex min-h-12 items-center"
      >
        Archivo para contabilidad (CSV)
      </a>
    </form>
  );
}
