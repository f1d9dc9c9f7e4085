import type { Plan } from "@/lib/plans/plans";

export type ShowcaseAccount = {
  key: "admin" | Plan;
  /** As the start banner names it. */
  role: string;
  email: string;
  password: string;
};

/** Sign-ins of the showcase: invented addresses, and passwords that are no secret. One owner for each plan. */
export const showcaseAccounts: readonly ShowcaseAccount[] = [
  { key: "admin", role: "administrator", email: "admin@example.com", password: "admin-iztapalapa" },
  { key: "free", role: "owner, free", email: "gratis@example.com", password: "duena-gratis" },
  { key: "pro", role: "owner, profesional", email: "profesional@example.com", password: "dueno-profesional" },
  { key: "premium", role: "owner, premium", email: "premium@example.com", password: "duena-premium" },
];
