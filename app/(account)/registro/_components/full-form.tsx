import { RegistrationForm } from "@/components/registration/registration-form";
import { UseInBusiness } from "@/components/registration/use-in-business";
import type { Viewer } from "@/lib/auth/viewer";
import { log } from "@/lib/log";
import { listOwnBusinesses } from "@/lib/owner/queries";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { listNeighborhoods } from "@/lib/search/queries";
import { businessAnswer, registrationAnswer } from "../_lib/answers";
import { giveToBusiness, postRegistration, sendRegistration } from "../actions";

type FullFormProps = { plan: Plan; request: string; viewer: Viewer | null; email: string | null };

/** Suggestions are a help: without them one types the colonia. */
async function neighborhoodNames(): Promise<string[]> {
  try {
    return (await listNeighborhoods()).map(({ name }) => name);
  } catch (error) {
    log.warn({ error }, "colonias were not suggested");
    return [];
  }
}

/** The form of a plan; with a paid month that waits, the businesses that may have it come first. */
export async function FullForm({ plan, request, viewer, email }: FullFormProps) {
  const isWaiting = viewer !== null && plan !== "free";
  const [neighborhoods, owned, answer, businessProblem] = await Promise.all([
    neighborhoodNames(),
    isWaiting ? listOwnBusinesses(viewer.id) : [],
    registrationAnswer.read(),
    businessAnswer.read(),
  ]);
  const choices = owned.map((business) => ({
    id: business.id,
    name: business.name,
    planName: PLANS[business.plan].name,
    action: giveToBusiness.bind(null, plan, business.id),
  }));
  return (
    <>
      <UseInBusiness plan={plan} businesses={choices} answer={businessProblem} />
      <RegistrationForm
        key={plan}
        plan={plan}
        request={request}
        email={email}
        userId={viewer?.id ?? null}
        neighborhoods={neighborhoods}
        answer={answer}
        action={postRegistration.bind(null, plan)}
        send={sendRegistration.bind(null, plan)}
      />
    </>
  );
}
