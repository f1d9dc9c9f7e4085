import { PAYMENT_SPEED } from "@/lib/plans/billing";

/** Time until each way of paying gives the plan, under the button that leads to it. */
export const PaymentSpeed = () => <p className="mt-2 text-balance text-ink-soft text-sm">{PAYMENT_SPEED}</p>;
