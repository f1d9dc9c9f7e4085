import type { Plan } from "@/lib/plans/plans";
import { BusinessField } from "./business-field";

export const NEIGHBORHOODS_ID = "colonias-conocidas";

type AddressFieldsProps = { plan: Plan; neighborhoods: readonly string[] };

export function AddressFields({ plan, neighborhoods }: AddressFieldsProps) {
  return (
    <>
      <BusinessField name="direccion" plan={plan} />
      <BusinessField name="colonia" plan={plan} list={NEIGHBORHOODS_ID} />
      <datalist id={NEIGHBORHOODS_ID}>
        {neighborhoods.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
