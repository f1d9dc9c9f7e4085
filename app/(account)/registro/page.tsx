import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { type Step, stepOf } from "@/app/(account)/registro/_components/registration-step";
import { UnassignedMonthCards } from "@/components/owner/unassigned-month-cards";
import { PageHeading } from "@/components/pages/page-heading";
import { PlanContents } from "@/components/plans/plan-contents";
import { PaidPlanPrompt } from "@/components/registration/paid-plan-prompt";
import { PaymentCheck } from "@/components/registration/payment-check";
import { PlanPurchaseForm } from "@/components/registration/plan-purchase-form";
import { PlanSummary } from "@/components/registration/plan-summary";
import { PurchaseSteps } from "@/components/registration/purchase-steps";
import { RegistrationForm } from "@/components/registration/registration-form";
import { UseInBusiness } from "@/components/registration/use-in-business";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/model";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import type { UnassignedMonths } from "@/lib/owner/model";
import { businessesForMonth } from "@/lib/owner/month-choices";
import { putMonthOn } from "@/lib/owner/server/actions";
import { listOwnBusinesses, listUnassignedMonths } from "@/lib/owner/server/queries";
import { pollTarget } from "@/lib/payments/poll";
import { parseReturnQuery, type ReturnQuery } from "@/lib/payments/query";
import { type Verification, verifyReturn } from "@/lib/payments/server/verify-return";
import { PLANS, type Plan, planOrFree } from "@/lib/plans/plans";
import { isAutomatic, looksPaid } from "@/lib/registration/payment-hint";
import { routes } from "@/lib/routes";
import { listNeighborhoodNames } from "@/lib/search/server/queries";
import { purchase, register } from "./actions";

export const metadata: Metadata = { title: "Registrar Negocio" };

const LEADS: Readonly<Record<Step["kind"], string>> = {
  form: "Tres minutos y cuatro datos. Lo demás lo puedes completar después.",
  verifying: "Aquí te decimos si tu pago ya llegó.",
  "sign-in": "Primero entra con el correo de tu compra.",
  unpaid: "Primero contratas el plan, después llenas los datos de tu negocio.",
};

async function verify(query: ReturnQuery, viewer: Viewer | null): Promise<Verification | null> {
  return query.hasPayment ? verifyReturn(query, viewer?.id ?? null, await headers()) : null;
}

async function findStep(
  plan: Plan,
  viewer: Viewer | null,
  query: Awaited<PageProps<"/registro">["searchParams"]>,
): Promise<{ step: Step; unassigned: readonly UnassignedMonths[]; paidPlan: Plan }> {
  const list = async () => (viewer ? listUnassignedMonths(viewer.id) : []);
  const hasMonth = (months: readonly UnassignedMonths[]) => months.some((month) => month.plan === plan);
  const unassigned = await list();
  if (plan === "free" || hasMonth(unassigned)) return { step: { kind: "form" }, unassigned, paidPlan: plan };
  const isSaidToBePaid = looksPaid(query);
  const verification = isSaidToBePaid ? await verify(parseReturnQuery(query), viewer) : null;
  const isApproved = verification?.kind === "approved";
  const months = isApproved ? await list() : unassigned;
  const step: Step = hasMonth(months)
    ? { kind: "form" }
    : stepOf({ isSignedIn: viewer !== null, isSaidToBePaid, verification });
  return { step, unassigned: months, paidPlan: isApproved ? verification.order.plan : plan };
}

/** The checkout of the listing that its owner wants the plan for; null for whoever has none, or buys for another one. */
async function checkoutOfListing(
  plan: Plan,
  viewer: Viewer | null,
  query: Awaited<PageProps<"/registro">["searchParams"]>,
): Promise<string | null> {
  if (!viewer || query.otro || isAutomatic(query)) return null;
  const [business] = businessesForMonth(plan, await listOwnBusinesses(viewer.id));
  return business ? routes.checkout({ plan, negocio: business.id }) : null;
}

export default async function RegistrationPage({ searchParams }: PageProps<"/registro">) {
  // Each form has an id of its own.
  await connection();
  const query = await searchParams;
  const plan = planOrFree(query.plan);
  const viewer = await getViewer();
  const { step, unassigned, paidPlan } = await findStep(plan, viewer, query);
  const checkout = step.kind === "unpaid" && !step.note ? await checkoutOfListing(plan, viewer, query) : null;
  if (checkout) redirect(checkout);
  const returned = parseReturnQuery(query);
  const email = viewer?.email ?? ((await typedAddress()).email.toLowerCase() || null);
  const returnTo = routes.registerPaid(plan, returned.orderId);
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12 sm:pt-12">
      <PageHeading
        title={plan === "free" ? "Registra tu negocio gratis" : `Plan ${PLANS[plan].name}`}
        lead={LEADS[step.kind]}
      />
      <div className="mt-8 grid gap-6">
        {plan === "free" && <UnassignedMonthCards plans={unassigned} />}
        {step.kind === "form" && <FullForm plan={plan} request={randomUUID()} viewer={viewer} email={email} />}
        {step.kind === "verifying" && (
          <PaymentCheck
            {...{ plan: paidPlan, email: viewer?.email ?? null, returnTo, standing: step.standing }}
            target={pollTarget(returned)}
          />
        )}
        {step.kind === "sign-in" && (
          <>
            <PaidPlanPrompt {...{ plan: paidPlan, email, returnTo, isConfirmed: step.standing === "confirmed" }} />
            {step.standing === "confirmed" && (
              <PurchaseSteps plan={paidPlan} isReviewed={env().moderation === "review-all"} />
            )}
          </>
        )}
        {step.kind === "unpaid" && (
          <>
            {step.note && (
              <p role="status" className="rounded-card bg-sand px-5 py-4">
                {step.note}
              </p>
            )}
            <PlanSummary plan={plan} />
            {!viewer && (
              <p>
                ¿Tu negocio ya está aquí?{" "}
                <Link href={routes.login({ redirect: routes.checkout({ plan }) })} className="text-link">
                  Ingresa y mejora su plan
                </Link>
              </p>
            )}
            <PlanPurchaseForm
              plan={plan}
              request={randomUUID()}
              email={email}
              userId={viewer?.id ?? null}
              isAutomatic={isAutomatic(query)}
              action={purchase.bind(null, plan)}
            />
            <PlanContents plan={plan} />
          </>
        )}
      </div>
    </div>
  );
}

type FullFormProps = { plan: Plan; request: string; viewer: Viewer | null; email: string | null };

/** The form of a plan; with an unassigned paid month, the businesses that may have it come first. */
async function FullForm({ plan, request, viewer, email }: FullFormProps) {
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
