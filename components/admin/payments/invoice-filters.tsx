import { plainButtonVariants } from "@/components/ui/button-variants";
import { Input, Label, Select } from "@/components/ui/field";
import { INVOICE_STATES } from "@/lib/invoices/model";
import { type InvoiceFilters as Filters, invoiceFilterValues } from "@/lib/invoices/query";
import { routes } from "@/lib/routes";

/** What the list is narrowed to, and the same as a file. */
export function InvoiceFilters(filters: Filters) {
  return (
    <form action={routes.adminInvoices()} className="flex flex-wrap items-end gap-3">
      <div className="grid gap-1">
        <Label htmlFor="estado">Estado</Label>
        <Select id="estado" name="estado" defaultValue={filters.state ?? ""}>
          <option value="">Todas</option>
          {Object.entries(INVOICE_STATES).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-1">
        <Label htmlFor="mes">Mes</Label>
        <Input
          id="mes"
          name="mes"
          type="month"
          defaultValue={filters.month}
          pattern="20[0-9]{2}-[0-9]{2}"
          placeholder="2026-11"
        />
      </div>
      <button type="submit" className={plainButtonVariants({ variant: "outline" })}>
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
