import type { Plan } from "@/lib/plans/plans";
import { NEIGHBORHOODS_ID } from "./address-fields";
import { BusinessField } from "./business-field";

/** Payment and delivery. Beside `AddressFields`, whose colonias are suggested for delivery. */
export function WaysFields({ plan }: { plan: Plan }) {
  return (
    <div className="group/ways grid gap-5">
      <BusinessField name="formas_de_pago" plan={plan} />
      <BusinessField name="entrega" plan={plan} />
      <div className="hidden group-has-[[value=domicilio]:checked]/ways:block">
        <BusinessField name="colonias_de_entrega" plan={plan} list={NEIGHBORHOODS_ID} />
      </div>
    </div>
  );
}
