import type { FormAction, FormState } from "@/lib/forms/form-state";

type Outcome =
  /** A mail is on its way, if there is anybody to get it. */
  { kind: "sent"; email: string } | { kind: "half" };

/** State of an account form that was sent: typed passwords never come back. */
export type AuthFormState = FormState<Outcome>;

export type AuthFormAction = FormAction<Outcome>;

export type LoginMode = "enlace" | "contrasena";

export const toLoginMode = (value: unknown): LoginMode => (value === "contrasena" ? value : "enlace");

/** Key of the path that was asked for, until the sign-in uses it, once. */
export const POST_LOGIN_KEY = "post_login_redirect";

/** Outcomes of a deletion, in the words of preview_account_deletion(). */
export type DeletionOutcome = "deleted" | "released" | "shared";

export type DoomedBusiness = { slug: string; name: string; outcome: DeletionOutcome };

/** The signed-in user: somebody whose e-mail is confirmed. */
export type Viewer = { id: string; email: string; isAdmin: boolean };

/** The viewer, with the address that the account is about to have and when the links for it were sent (ISO 8601). */
export type ViewerWithChange = Viewer & { pendingEmail: { address: string; sentAt: string } | null };

export type OwnSession = { id: string; device: string; since: Date; seen: Date; isCurrent: boolean };
