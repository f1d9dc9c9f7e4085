"use client";

import { useEffect } from "react";
import type { Plan } from "@/lib/plans/plans";

const PAUSE_MS = 2500;

type ApprovedPaymentProps = { plan: Plan; email: string; next: string };

/** Keeps plan and address for the registration on this device, and goes on to it. There is a link for the same way. */
export function ApprovedPayment({ plan, email, next }: ApprovedPaymentProps) {
  useEffect(() => {
    try {
      localStorage.setItem("reg_plan", plan);
      if (email) localStorage.setItem("reg_email", email);
    } catch {
      // Storage may be switched off: the address carries both.
    }
    const timer = setTimeout(() => location.replace(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plan, email, next]);
  return (
    <p role="status" className="mt-2 text-ink-soft">
      Te llevamos al siguiente paso.
    </p>
  );
}
