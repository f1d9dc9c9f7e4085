import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { connection } from "next/server";
import { UnassignedMonthCards } from "@/components/owner/unassigned-month-cards";
import { PageHeading } from "@/components/pages/page-heading";
import { PaidPlanPrompt } from "@/components/registration/paid-plan-prompt";
import { PaymentCheck } from "@/components/registration/payment-check";
import { PlanPurchaseForm } from "@/components/registration/plan-purchase-form";
import { PlanSummary } from "@/components/registration/plan-summary";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import type { UnassignedMonths } from "@/lib/owner/model";
import { listUnassignedMonths } from "@/lib/owner/server/queries";
import { PLANS, type Plan, planOrFree } from "@/lib/plans/plans";
import { emailOf, isAutomatic, looksPaid } from "@/lib/registration/payment-hint";
import { purchaseSlot } from "@/lib/registration/server/form-slots";
import { routes } from "@/lib/routes";
import { FullForm } from "./_components/full-form";
import { purchase } from "./actions";

export const metadata: Metadata = { title: "Registrar Negocio" };

type Step = "form" | "verifying" | "sign-in" | "unpaid";

const LEADS: Readonly<Record<Step, string>> = {
  form: "Tres minutos y cuatro datos. Lo demás lo puedes completar después.",
  verifying: "Estamos preguntando por tu pago.",
  "sign-in": "Un paso más y registras tu negocio.",
  unpaid: "Primero contratas el plan, después llenas los datos de tu negocio.",
};

/** What is shown. The address alone never makes a plan paid: it only says whether to ask for patience. */
function stepOf(
  plan: Plan,
  viewer: Viewer | null,
  unassigned: readonly UnassignedMonths[],
  isSaidToBePaid: boolean,
): Step {
  if (plan === "free" || unassigned.some((month) => month.plan === plan)) return "form";
  if (!isSaidToBePaid) return "unpaid";
  return viewer ? "verifying" : "sign-in";
}

export default async function RegistrationPage({ searchParams }: PageProps<"/registro">) {
  // Each form has an id of its own.
  await connection();
  const query = await searchParams;
  const plan = planOrFree(query.plan);
  const viewer = await getViewer();
  const isPaidByAddress = looksPaid(query);
  const unassigned = viewer ? await listUnassignedMonths(viewer.id) : [];
  const step = stepOf(plan, viewer, unassigned, isPaidByAddress);
  const email = viewer?.email ?? emailOf(query);
  const returnTo = routes.registerPaid(plan, viewer ? null : email);
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12 sm:pt-12">
      <PageHeading
        title={plan === "free" ? "Registra tu negocio gratis" : `Plan ${PLANS[plan].name}`}
        lead={LEADS[step]}
      />
      <div className="mt-8 grid gap-6">
        {plan === "free" && <UnassignedMonthCards plans={unassigned} />}
        {step === "form" && <FullForm plan={plan} request={randomUUID()} viewer={viewer} email={email} />}
        {step === "verifying" && viewer && <PaymentCheck plan={plan} email={viewer.email} returnTo={returnTo} />}
        {step === "sign-in" && <PaidPlanPrompt plan={plan} email={email} returnTo={returnTo} />}
        {step === "unpaid" && (
          <>
            <PlanSummary plan={plan} />
            <PlanPurchaseForm
              plan={plan}
              request={randomUUID()}
              email={email}
              userId={viewer?.id ?? null}
              isAutomatic={isAutomatic(query)}
              first={await purchaseSlot.read()}
              action={purchase.bind(null, plan)}
            />
          </>
        )}
      </div>
    </div>
  );
}
