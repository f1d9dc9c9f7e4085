"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { POLLING, type PollTarget, pollPayment } from "@/lib/payments/poll";

/** A payment of which no address speaks comes to the account by a notification, within seconds or not at all. */
const LOOK_AGAIN_MS = 6000;

type VerifyingPaymentProps = {
  /** "account": no payment is named, and the account is looked at once more. Null: there is nothing to ask. */
  target: PollTarget | "account" | null;
  waiting: ReactNode;
  children: ReactNode;
};

/** Has the browser ask again for some seconds while a payment is open; without JavaScript the page stays. */
export function VerifyingPayment({ target, waiting, children }: VerifyingPaymentProps) {
  const router = useRouter();
  const { kind, url } = target === null || target === "account" ? { kind: target, url: "" } : target;
  const [state, setState] = useState<"new" | "verifying" | "over">("new");

  useEffect(() => {
    if (kind === null) return;
    let isGone = false;
    setState("verifying");
    const end = (isWorthAsking: boolean) => {
      if (isGone) return;
      setState("over");
      if (isWorthAsking) router.refresh();
    };
    if (kind === "account") setTimeout(end, LOOK_AGAIN_MS, true);
    else void pollPayment(url, POLLING[kind]).then((outcome) => end(outcome !== "pending"));
    return () => {
      isGone = true;
    };
  }, [kind, url, router]);

  if (state === "new" && kind !== null) {
    return (
      <>
        <div className="noscript:hidden">{waiting}</div>
        <div className="scripted:hidden">{children}</div>
      </>
    );
  }
  return state === "verifying" ? waiting : children;
}
