import type { OwnBusiness } from "@/lib/owner/model";
import { PLANS } from "@/lib/plans/plans";

type BusinessChoiceProps = { businesses: readonly OwnBusiness[]; chosenId: string };

/** Asks for which business: a question only for owners of several. */
export function BusinessChoice({ businesses, chosenId }: BusinessChoiceProps) {
  const [only, ...others] = businesses;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <p>
        Para <strong>{only.name}</strong>
        <input type="hidden" name="negocio" value={only.id} />
      </p>
    );
  }
  const chosen = businesses.find(({ id }) => id === chosenId) ?? only;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="negocio" className="font-semibold text-sm">
        ¿Para cuál de tus negocios?
      </label>
      <select
        id="negocio"
        name="negocio"
        defaultValue={chosen.id}
        className="h-12 w-full min-w-0 cursor-pointer rounded-field border border-field bg-card px-4 text-base"
      >
        {businesses.map(({ id, name, plan }) => (
          <option key={id} value={id}>
            {name} (plan {PLANS[plan].name})
          </option>
        ))}
      </select>
    </div>
  );
}
