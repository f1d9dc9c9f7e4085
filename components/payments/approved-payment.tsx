"use client";

import { useEffect } from "react";
import { writePersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import type { Plan } from "@/lib/plans/plans";

const PAUSE_MS = 2500;

type ApprovedPaymentProps = { plan: Plan; email: string; next: string };

export function ApprovedPayment({ plan, email, next }: ApprovedPaymentProps) {
  useEffect(() => {
    // Without storage the address carries both.
    writePersonal(STORAGE_KEYS.plan, plan);
    if (email) writePersonal(STORAGE_KEYS.email, email);
    const timer = setTimeout(() => location.replace(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plan, email, next]);
  return (
    <p role="status" className="mt-2 text-ink-soft">
      Te llevamos al siguiente paso.
    </p>
  );
}
