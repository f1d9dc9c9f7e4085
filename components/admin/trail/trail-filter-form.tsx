import { Button } from "@/components/ui/button";
import { Input, Label, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { ACTION_WORDS } from "@/lib/admin/action-words";
import { entityWords } from "@/lib/admin/change-words";
import type { TrailFilters, TrailPerson } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";

type TrailFilterFormProps = { filters: TrailFilters; people: readonly TrailPerson[] };

/** Actions in the order of their words. */
const ACTIONS = Object.entries(ACTION_WORDS).sort(([, one], [, other]) => one.localeCompare(other, "es"));

/** The filters of the trail. They stand in the address. */
export function TrailFilterForm({ filters, people }: TrailFilterFormProps) {
  const { person, action, business, since, until } = filters;
  return (
    <search>
      <form action={routes.trail()} className="grid grid-cols-2 gap-3 xl:grid-cols-5">
        <div className="col-span-2 grid gap-1.5 xl:col-span-1">
          <Label htmlFor="negocio">Negocio</Label>
          <Input id="negocio" name="negocio" defaultValue={business ?? ""} placeholder="Nombre o enlace" />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="persona">Persona</Label>
          <Select id="persona" name="persona" defaultValue={person ?? ""}>
            <option value="">Todas</option>
            {people.map(({ id, email }) => (
              <option key={id} value={id}>
                {email ?? `Cuenta eliminada (${entityWords(id)})`}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="accion">Acción</Label>
          <Select id="accion" name="accion" defaultValue={action ?? ""}>
            <option value="">Todas</option>
            {ACTIONS.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="desde">Desde</Label>
          <Input id="desde" name="desde" type="date" defaultValue={since ?? ""} />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="hasta">Hasta</Label>
          <Input id="hasta" name="hasta" type="date" defaultValue={until ?? ""} />
        </div>
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
