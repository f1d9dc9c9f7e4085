"use client";

import { useSyncExternalStore } from "react";
import { Link } from "@/components/ui/link";
import { readPersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const neverChanges = () => () => undefined;

const storedEmail = (): string | null => readPersonal(STORAGE_KEYS.businessEmail)?.trim() || null;

type PlanChoiceProps = { plan: Plan; planName: string; className: string };

/** Leads to registration with the plan, and with the owner's e-mail when this device knows it. */
export function PlanChoice({ plan, planName, className }: PlanChoiceProps) {
  const email = useSyncExternalStore(neverChanges, storedEmail, () => null);
  const href = plan === "free" ? routes.registerFree() : routes.register(plan, email);
  return (
    <Link href={href} className={className}>
      Elegir plan<span className="sr-only"> {planName}</span>
    </Link>
  );
}
