import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { entityWords } from "@/lib/admin/change-messages";
import type { TrailFilters, TrailPerson } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";
import { ChoiceFilter, InputFilter } from "../filter-fields";

const ACTIONS = Object.entries(ACTION_WORDS).sort(([, one], [, other]) => one.localeCompare(other, "es"));

export function TrailFilterForm({ filters, people }: { filters: TrailFilters; people: readonly TrailPerson[] }) {
  const { person, action, business, since, until } = filters;
  return (
    <search>
      <form action={routes.trail()} className="grid grid-cols-2 gap-3 xl:grid-cols-5">
        <InputFilter
          frame="col-span-2 grid gap-1.5 xl:col-span-1"
          name="negocio"
          label="Negocio"
          defaultValue={business ?? ""}
          placeholder="Nombre o enlace"
        />
        <ChoiceFilter
          name="persona"
          label="Persona"
          any="Todas"
          value={person}
          choices={people.map(({ id, email }) => [id, email ?? `Cuenta eliminada (${entityWords(id)})`])}
        />
        <ChoiceFilter name="accion" label="Acción" any="Todas" value={action} choices={ACTIONS} />
        <InputFilter name="desde" label="Desde" type="date" defaultValue={since ?? ""} />
        <InputFilter name="hasta" label="Hasta" type="date" defaultValue={until ?? ""} />
        <div className="col-span-2 flex items-center gap-4">
          <Button type="submit" variant="outline" size="sm">
            Filtrar
          </Button>
          {Object.values(filters).some(Boolean) && (
            <Link href={routes.trail()} className="tap-target text-link">
              Quitar filtros
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}
