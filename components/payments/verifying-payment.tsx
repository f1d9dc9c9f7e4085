"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { POLLING, pollPayment } from "@/lib/payments/poll";

/** Where a browser asks for the payment, and how. */
export type PollTarget = { kind: keyof typeof POLLING; url: string };

/**
 * While a payment is not decided the browser asks again for some seconds. What came of it the server says, by the same
 * page made anew; without JavaScript the page stays as it is.
 */
export function VerifyingPayment({ target, children }: { target: PollTarget; children: ReactNode }) {
  const router = useRouter();
  const { kind, url } = target;
  const [state, setState] = useState<"new" | "verifying" | "over">("new");

  useEffect(() => {
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

  if (state !== "verifying") return children;
  return (
    <StatusSheet tone="waiting" title="Verificando pago…">
      <p role="status" className="mt-3 text-ink-soft">
        Estamos preguntando al proveedor de pagos. Tarda unos segundos: no cierres esta página.
      </p>
    </StatusSheet>
  );
}
