import type { Plan } from "@/lib/plans/plans";
import { NEIGHBORHOODS_ID } from "./address-fields";
import { BusinessField } from "./business-field";

/** How one pays and gets it. Beside `PlaceFields`, whose colonias are suggested; which are served is asked of who delivers. */
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
