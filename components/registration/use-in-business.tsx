import { MonthChoices } from "@/components/owner/unassigned-month-cards";
import type { FormAction } from "@/lib/forms/form-state";
import type { OwnBusiness } from "@/lib/owner/model";
import type { Plan } from "@/lib/plans/plans";

type UseInBusinessProps = { plan: Plan; businesses: readonly OwnBusiness[]; putMonthOn: FormAction };

export function UseInBusiness(props: UseInBusinessProps) {
  if (props.businesses.length === 0) return null;
  return (
    <section aria-labelledby="usar-en" className="rounded-card border border-line bg-card p-5">
      <h2 id="usar-en" className="mb-3 text-lg">
        Usa tu mes en un negocio que ya tienes
      </h2>
      <MonthChoices {...props} />
      <p className="mt-4 text-ink-soft text-sm">O registra aquí abajo uno nuevo.</p>
    </section>
  );
}
