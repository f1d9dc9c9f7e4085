import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { regimeName, usageName } from "@/lib/invoices/catalogues";
import type { RequestedInvoice } from "@/lib/invoices/mapper";
import { INVOICE_STATES } from "@/lib/invoices/model";
import { type InvoiceFilters as Filters, invoiceFilterValues } from "@/lib/invoices/query";
import { MAX_REFUSAL_CHARACTERS } from "@/lib/invoices/schema";
import { paymentWords } from "@/lib/payments/problem-labels";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";
import { ActionButton } from "../action-button";
import { ChoiceFilter, MonthFilter } from "../filter-fields";
import { HiddenFields } from "../hidden-fields";
import { Moment } from "./moment";
import { ReasonForm } from "./reason-form";

const TONES = { pedida: "amber", enviada: "green", rechazada: "slate" } as const;

type InvoiceListProps = {
  invoices: readonly RequestedInvoice[];
  decide: FormAction;
  filters: Readonly<Record<string, string>>;
};

export function InvoiceList({ invoices, decide, filters }: InvoiceListProps) {
  const button = { action: decide, look: { variant: "outline", size: "sm", className: "wrap-anywhere" } } as const;
  return (
    <ul className="grid gap-3">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="grid gap-2 rounded-card border border-line bg-card p-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Badge tone={TONES[invoice.state]} size="sm">
              {INVOICE_STATES[invoice.state]}
            </Badge>
            <h2 className="wrap-anywhere font-semibold text-base">{invoice.name}</h2>
            <span className="text-ink-soft text-sm sm:ml-auto">
              <Moment at={invoice.requestedAt} />
            </span>
          </div>
          <p className="wrap-anywhere text-sm">
            RFC {invoice.rfc} · C. P. {invoice.postalCode} · {regimeName(invoice.regime)} · {usageName(invoice.usage)}
          </p>
          <p className="wrap-anywhere text-sm">
            {PLANS[invoice.plan].name}, {formatPesos(toPesos(invoice.amountCentavos))} MXN ·{" "}
            <Link href={routes.adminOrder(invoice.orderId)} className="text-link">
              Pago {invoice.paymentId}
            </Link>{" "}
            · {invoice.email ?? "cuenta eliminada"}
          </p>
          {invoice.payment.problem !== null && (
            <p className="text-closing text-sm">
              {paymentWords(invoice.payment).what} Si la factura ya salió, cancélala ante el SAT.
            </p>
          )}
          {invoice.reason && <p className="wrap-anywhere text-ink-soft text-sm">Motivo: {invoice.reason}</p>}
          <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
            {invoice.state === "pedida" ? (
              <>
                <ActionButton
                  {...button}
                  fields={{ ...filters, factura: invoice.id, decision: "enviada" }}
                  of={invoice.name}
                >
                  Enviada
                </ActionButton>
                <ReasonForm
                  action={decide}
                  fields={{ ...filters, factura: invoice.id, decision: "rechazada" }}
                  summary="No se puede"
                  hint="Se le envía por correo a quien la pidió."
                  label={`No se puede la de «${invoice.name}»`}
                  maxCharacters={MAX_REFUSAL_CHARACTERS}
                />
              </>
            ) : (
              <ActionButton
                {...button}
                fields={{ ...filters, factura: invoice.id, decision: "pedida" }}
                of={invoice.name}
              >
                Deshacer
              </ActionButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

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
          <HiddenFields of={invoiceFilterValues(filters)} />
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Archivo para contabilidad (CSV)
          </button>
        </form>
      )}
    </div>
  );
}
