import type { Plan } from "@/lib/plans/plans";
import { BusinessField } from "./business-field";
import { PinField } from "./pin-field";

/** Of the list of suggestions. */
export const NEIGHBORHOODS_ID = "colonias-conocidas";

type PlaceFieldsProps = { plan: Plan; neighborhoods: readonly string[] };

/** Where the business is. */
export function PlaceFields({ plan, neighborhoods }: PlaceFieldsProps) {
  return (
    <>
      <BusinessField name="direccion" plan={plan} />
      <BusinessField name="colonia" plan={plan} list={NEIGHBORHOODS_ID} />
      <datalist id={NEIGHBORHOODS_ID}>
        {neighborhoods.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PinField />
    </>
  );
}
