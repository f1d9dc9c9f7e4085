import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { INVOICE_STATES } from "@/lib/invoices/model";
import { type InvoiceFilters as Filters, invoiceFilterValues } from "@/lib/invoices/query";
import { routes } from "@/lib/routes";
import { ChoiceFilter, MonthFilter } from "../filter-fields";

type InvoiceFiltersProps = {
  filters: Filters;
  /** The form that is shown before the file is handed out; null when none is. */
  proof: ReactNode;
};

export function InvoiceFilters({ filters, proof }: InvoiceFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
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
      </form>
      {proof ? (
        <section aria-labelledby="archivo" className="w-full">
          <h2 id="archivo" className="text-lg">
            Archivo para contabilidad (CSV)
          </h2>
          {proof}
        </section>
      ) : (
        <form action={routes.adminInvoiceFile()} method="post" data-download>
          {Object.entries(invoiceFilterValues(filters)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Archivo para contabilidad (CSV)
          </button>
        </form>
      )}
    </div>
  );
}
