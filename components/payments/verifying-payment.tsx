"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { POLLING, pollPayment } from "@/lib/payments/poll";
import type { PollTarget } from "@/lib/payments/poll-target";

type VerifyingPaymentProps = {
  /** Null: there is nothing to ask. */
  target: PollTarget | null;
  /** What stands there meanwhile. */
  waiting: ReactNode;
  /** What is known without asking again. */
  children: ReactNode;
};

/**
 * While a payment is not decided the browser asks again for some seconds. What came of it the server says, by the same
 * page made anew; without JavaScript the page stays as it is.
 */
export function VerifyingPayment({ target, waiting, children }: VerifyingPaymentProps) {
  const router = useRouter();
  const { kind = null, url = "" } = target ?? {};
  const [state, setState] = useState<"new" | "verifying" | "over">("new");

  useEffect(() => {
    if (kind === null) return;
    let isGone = false;
    setState("verifying");
    void pollPayment(url, POLLING[kind]).then((outcome) => {
      if (isGone) return;
      setState("over");
      if (outcome !== "pending") router.refresh();
    });
    return () => {
      isGone = true;
    };
  }, [kind, url, router]);

  return state === "verifying" ? waiting : children;
}
