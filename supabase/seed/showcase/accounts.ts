import { createHmac } from "node:crypto";
import type { Plan } from "@/lib/plans/plans";

export type AccountKey = "admin" | Plan;

export type ShowcaseAccount = {
  key: AccountKey;
  role: string;
  email: string;
  password: string;
};

const PASSWORD_CHARACTERS = 12;

export const showcaseUsers: readonly Omit<ShowcaseAccount, "password">[] = [
  { key: "admin", role: "administrator", email: "admin@example.com" },
  { key: "free", role: "owner, free", email: "gratis@example.com" },
  { key: "pro", role: "owner, profesional", email: "profesional@example.com" },
  { key: "premium", role: "owner, premium", email: "premium@example.com" },
];

/** Sign-ins of the showcase; passwords come from the instance's secret key: the source does not tell them. */
export const showcaseAccounts = (secretKey: string): ShowcaseAccount[] =>
  showcaseUsers.map((user) => ({
    ...user,
    password: createHmac("sha256", secretKey)
      .update(`showcase ${user.key}`)
      .digest("base64url")
      .slice(0, PASSWORD_CHARACTERS),
  }));
