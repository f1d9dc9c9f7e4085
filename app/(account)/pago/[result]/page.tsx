import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { ApprovedPayment } from "@/components/payments/approved-payment";
import { PaymentResult } from "@/components/payments/payment-result";
import { VERIFYING, VerifyingNote } from "@/components/payments/verifying-note";
import { VerifyingPayment } from "@/components/payments/verifying-payment";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { pollTarget } from "@/lib/payments/poll";
import { emailIn, parseReturnQuery } from "@/lib/payments/query";
import { getOpenVoucher, getPublishedSlug } from "@/lib/payments/server/queries";
import { type Verification, verifyReturn } from "@/lib/payments/server/verify-return";
import { nextStep, RESULTS, resultView, type Visit } from "./_components/result-view";

export const metadata: Metadata = { title: "Resultado del pago" };

async function aboutOrder(verification: Verification | null) {
  const order = verification !== null && "order" in verification ? verification.order : null;
  const [voucher, slug] = await Promise.all([
    order && getOpenVoucher(order.id),
    order?.businessId ? getPublishedSlug(order.businessId) : null,
  ]);
  return { voucher, slug };
}

function hereOf(result: string, query: Readonly<Record<string, string | string[] | undefined>>): string {
  const plain = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return `/pago/${result}?${new URLSearchParams(plain)}`;
}

/** Back from the provider. The address says what to look up; what it claims is never believed. */
export default async function PaymentResultPage({ params, searchParams }: PageProps<"/pago/[result]">) {
  const [{ result: name }, rawQuery, viewer] = await Promise.all([params, searchParams, getViewer()]);
  const result = RESULTS.find((each) => each === name);
  if (!result) notFound();
  const query = parseReturnQuery(rawQuery);
  const isAsked = query.hasPayment && !(result === "success" && query.isFree);
  const verification = isAsked ? await verifyReturn(query, viewer?.id ?? null, await headers()) : null;
  const visit: Visit = {
    result,
    query,
    verification,
    ...(await aboutOrder(verification)),
    email: viewer?.email ?? emailIn((await typedAddress()).email),
    here: hereOf(result, rawQuery),
  };
  const view = resultView(visit);

  const isUndecided = verification?.kind === "pending" || verification?.kind === "unavailable";
  if (isUndecided && result === "success") {
    return (
      <VerifyingPayment
        target={pollTarget(query)}
        waiting={
          <StatusSheet tone="waiting" title={VERIFYING}>
            <VerifyingNote />
          </StatusSheet>
        }
      >
        <PaymentResult view={view} />
      </VerifyingPayment>
    );
  }
  const order = verification?.kind === "approved" ? verification.order : null;
  const plan = order?.plan ?? "free";
  const isDone = order !== null || (verification === null && view.tone === "good");
  return (
    <PaymentResult view={view}>
      {isDone && <ApprovedPayment plan={plan} email={visit.email} next={nextStep(order, plan)} />}
    </PaymentResult>
  );
}
