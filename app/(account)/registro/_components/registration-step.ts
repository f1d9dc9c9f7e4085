import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { rejectionReason } from "@/lib/payments/rejection-reasons";
import type { Verification } from "@/lib/payments/server/verify-return";
import { isUnmatched } from "@/lib/payments/verification";
import type { Standing } from "@/lib/registration/payment-hint";

export type Step =
  | { kind: "form" }
  | { kind: "verifying" | "sign-in"; standing: Standing }
  | { kind: "unpaid"; note: string | null };

type Facts = {
  isSignedIn: boolean;
  /** The address speaks of a payment: that alone never makes a plan paid. */
  isSaidToBePaid: boolean;
  verification: Verification | null;
};

const NOT_ACTIVATED = `${PAYMENT_MESSAGES.notActivated} ${PAYMENT_MESSAGES.notActivatedDetail}`;
const NOT_PAID = "No terminaste el pago. No se te cobró nada.";

function refusal(detail: string | null): string {
  return `${rejectionReason(detail) ?? "El pago no se completó."} No activamos ningún plan. Puedes intentarlo de nuevo.`;
}

export function stepOf({ isSignedIn, isSaidToBePaid, verification }: Facts): Step {
  if (!isSaidToBePaid) return { kind: "unpaid", note: null };
  const ask = { kind: isSignedIn ? "verifying" : "sign-in", standing: "unknown" } as const;
  if (verification === null) return ask;
  switch (verification.kind) {
    case "approved":
      return { ...ask, standing: "confirmed" };
    case "pending":
      return { kind: "verifying", standing: "waiting" };
    case "unavailable":
      return verification.order ? { kind: "verifying", standing: "waiting" } : ask;
    case "failed":
      if (isUnmatched(verification.payment)) return { kind: "unpaid", note: NOT_ACTIVATED };
      return { kind: "unpaid", note: refusal(verification.payment?.detail ?? null) };
    case "none":
      return { kind: "unpaid", note: NOT_PAID };
    case "unknown":
      return ask;
    default:
      return verification satisfies never;
  }
}
