import { RegistrationForm } from "@/components/registration/registration-form";
import { UseInBusiness } from "@/components/registration/use-in-business";
import type { Viewer } from "@/lib/auth/model";
import { businessesForMonth } from "@/lib/owner/month-choices";
import { putMonthOn } from "@/lib/owner/server/actions";
import { listOwnBusinesses } from "@/lib/owner/server/queries";
import type { Plan } from "@/lib/plans/plans";
import { listNeighborhoodNames } from "@/lib/search/server/neighborhood-names";
import { register } from "../actions";

type FullFormProps = { plan: Plan; request: string; viewer: Viewer | null; email: string | null };

/** The form of a plan; with an unassigned paid month, the businesses that may have it come first. */
export async function FullForm({ plan, request, viewer, email }: FullFormProps) {
  const canHaveMonth = viewer !== null && plan !== "free";
  const [neighborhoods, owned] = await Promise.all([
    listNeighborhoodNames(),
    canHaveMonth ? listOwnBusinesses(viewer.id) : [],
  ]);
  return (
    <>
      <UseInBusiness plan={plan} businesses={businessesForMonth(plan, owned)} putMonthOn={putMonthOn} />
      <RegistrationForm
        key={plan}
        plan={plan}
        request={request}
        email={email}
        userId={viewer?.id ?? null}
        neighborhoods={neighborhoods}
        action={register.bind(null, plan)}
      />
    </>
  );
}
