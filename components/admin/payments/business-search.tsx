import { buttonVariants } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import type { PayableBusiness } from "@/lib/payments/admin-mapper";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type BusinessSearchProps = { term: string; found: readonly PayableBusiness[] };

export function BusinessSearch({ term, found }: BusinessSearchProps) {
  return (
    <div className="grid gap-4">
      <form action={routes.adminCourtesies()} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <div className="grid gap-1">
          <Label htmlFor="q">¿A qué negocio?</Label>
          <Input
            id="q"
            name="q"
            type="search"
            defaultValue={term}
            maxLength={120}
            minLength={3}
            required
            autoComplete="off"
            placeholder="Nombre, o lo que va después de /negocio/"
          />
        </div>
        <button type="submit" className={buttonVariants({ variant: "secondary" })}>
          Buscar negocio
        </button>
      </form>
      {term !== "" && found.length === 0 && (
        <p className="text-ink-soft">No hay un negocio así. Escribe al menos tres letras de su nombre.</p>
      )}
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {found.map(({ id, name, neighborhood, plan, isDeleted }) => (
            <li key={id}>
              <Link href={routes.adminCourtesies({ negocio: id })} className="block px-4 py-3 hover:bg-sand">
                <span className="wrap-anywhere font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">
                  {[PLANS[plan].name, neighborhood, isDeleted ? "eliminado" : null].filter(Boolean).join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
