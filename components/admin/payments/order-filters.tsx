import { plainButtonVariants } from "@/components/ui/button-variants";
import { Input, Label, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import type { OrderFilters as Filters } from "@/lib/payments/admin-query";
import { ORDER_STATE_WORDS, ORDER_VIEWS } from "@/lib/payments/admin-words";
import { routes } from "@/lib/routes";

type ChoiceProps = {
  name: string;
  label: string;
  any: string;
  value: string | null;
  choices: Readonly<Record<string, string>>;
};

function Choice({ name, label, any, value, choices }: ChoiceProps) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={name}>{label}</Label>
      <Select id={name} name={name} defaultValue={value ?? ""}>
        <option value="">{any}</option>
        {Object.entries(choices).map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What the list of orders is narrowed to: a plain form, so that the filters stand in the address. */
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
      <Choice name="ver" label="Ver" any="Todo" value={view} choices={ORDER_VIEWS} />
      <Choice name="estado" label="Estado" any="Todos" value={state} choices={ORDER_STATE_WORDS} />
      <div className="grid gap-1">
        <Label htmlFor="mes">Mes</Label>
        <Input
          id="mes"
          name="mes"
          type="month"
          defaultValue={month}
          pattern="20[0-9]{2}-[0-9]{2}"
          placeholder="2026-11"
        />
      </div>
      <div className="flex items-center gap-4">
        <button type="submit" className={plainButtonVariants({ variant: "outline" })}>
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
