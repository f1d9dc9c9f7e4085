import { buttonVariants } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { ORDER_STATE_WORDS, ORDER_VIEWS } from "@/lib/payments/admin-labels";
import type { OrderFilters as Filters } from "@/lib/payments/admin-query";
import { routes } from "@/lib/routes";
import { ChoiceFilter, MonthFilter } from "../filter-fields";

/** Filters of the list of orders: a plain form, so that they stand in the address. */
export function OrderFilters({ term, state, view, month }: Filters) {
  return (
    <form
      action={routes.adminPayments()}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 grid gap-1 xl:col-span-1">
        <Label htmlFor="q">Buscar</Label>
        <Input
          id="q"
          name="q"
          type="search"
          defaultValue={term}
          maxLength={254}
          autoComplete="off"
          placeholder="Correo, negocio, pago u orden"
        />
      </div>
      <ChoiceFilter name="ver" label="Ver" any="Todo" value={view} choices={Object.entries(ORDER_VIEWS)} />
      <ChoiceFilter
        name="estado"
        label="Estado"
        any="Todos"
        value={state}
        choices={Object.entries(ORDER_STATE_WORDS)}
      />
      <MonthFilter value={month} />
      <div className="flex items-center gap-4">
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Filtrar
        </button>
        {(term || state || view || month) && (
          <Link href={routes.adminPayments()} className="text-link">
            Quitar
          </Link>
        )}
      </div>
    </form>
  );
}
