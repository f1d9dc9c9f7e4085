import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { InvoiceFilters, InvoiceList } from "@/components/admin/payments/invoice-list";
import { OlderLink } from "@/components/admin/payments/older-link";
import { PaymentTabs } from "@/components/admin/payments/payment-tabs";
import { ProofForm } from "@/components/admin/proof-form";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { askForProof } from "@/lib/auth/server/proof";
import { env } from "@/lib/env";
import { invoiceFilterValues, parseInvoiceFilters } from "@/lib/invoices/query";
import { listRequestedInvoices } from "@/lib/invoices/server/queries";
import { uuidCursorIn } from "@/lib/payments/admin-query";
import { routes } from "@/lib/routes";
import { decide, prove } from "./actions";

export const metadata: Metadata = { title: "Facturas" };

export default async function InvoicesPage({ searchParams }: PageProps<"/admin/pagos/facturas">) {
  const query = await searchParams;
  const filters = parseInvoiceFilters(query);
  const values = invoiceFilterValues(filters);
  const viewer = await requireAdmin(routes.adminInvoices(values));
  const proof = await askForProof();
  const cursor = uuidCursorIn(query.antes);
  const { items, next } = await listRequestedInvoices(viewer.id, filters, cursor);
  return (
    <AdminPage title="Facturas" aviso={query.aviso} className="grid max-w-[56rem] gap-6">
      <PaymentTabs current="invoices" />
      {!env().isInvoiceOffered && (
        <p className="max-w-text">
          Nadie puede pedir factura todavía. Cuando puedas emitirlas, pon <code>INVOICES=true</code>.
        </p>
      )}
      <InvoiceFilters filters={filters} proof={proof && <ProofForm action={prove} initialState={proof} />} />
      {items.length > 0 ? (
        <InvoiceList invoices={items} decide={decide} filters={values} />
      ) : (
        <p className="text-ink-soft">No hay facturas así. Aquí ves las que alguien pide desde «Tus pagos».</p>
      )}
      <OlderLink
        href={next && routes.adminInvoices({ ...values, antes: next })}
        firstHref={cursor && routes.adminInvoices(values)}
      />
    </AdminPage>
  );
}
