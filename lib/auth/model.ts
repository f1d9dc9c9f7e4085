import type { FormAction, FormState } from "@/lib/forms/form-state";

type Outcome =
  /** A mail is on its way, if there is anybody to get it. */
  | { kind: "sent"; email: string }
  /** One of the two links of a change of address was taken. */
  | { kind: "half" };

/** What a form of the account pages shows once it was sent: typed passwords never come back. */
export type AuthFormState = FormState<Outcome>;

export type AuthFormAction = FormAction<Outcome>;

/** Magic link, or password. */
export type LoginMode = "enlace" | "contrasena";

export const toLoginMode = (value: unknown): LoginMode => (value === "contrasena" ? value : "enlace");

/** Where the sign-in keeps the path that was asked for, until it is used, once. */
export const POST_LOGIN_KEY = "post_login_redirect";

/** What becomes of a business when its owner's account goes: in the words of preview_account_deletion(). */
export type DeletionOutcome = "deleted" | "released" | "shared";

export type DoomedBusiness = { slug: string; name: string; outcome: DeletionOutcome };

/** Who is signed in: somebody whose e-mail is confirmed. */
export type Viewer = { id: string; email: string; isAdmin: boolean };

/** The viewer, with the address that the account is about to have and when the links for it were sent (ISO 8601). */
export type ViewerWithChange = Viewer & { pendingEmail: { address: string; sentAt: string } | null };

/** Where somebody is signed in. */
export type OwnSession = { id: string; device: string; since: Date; seen: Date; isCurrent: boolean };
