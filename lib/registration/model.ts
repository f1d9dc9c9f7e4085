import type { FieldErrors, FieldValues } from "./fields";

/** A listing of the census without owner, which may be the one that is being registered. All of it is public. */
export type UnownedMatch = { slug: string; name: string; address: string | null };

/** Where the form stands. What was typed comes back, for those without JavaScript. */
export type RegistrationState =
  | { kind: "idle" }
  | { kind: "failed"; message: string; errors: FieldErrors; values: FieldValues; request: string | null }
  | { kind: "matches"; matches: readonly UnownedMatch[]; values: FieldValues; request: string | null }
  | { kind: "done"; path: string };

/** Sends the form; the page binds the plan. */
export type RegistrationAction = (previous: RegistrationState, form: FormData) => Promise<RegistrationState>;

/** Where a simple form stands. */
export type NoticeState = { kind: "idle" } | { kind: "failed"; message: string; text: string };

export type NoticeAction = (previous: NoticeState, form: FormData) => Promise<NoticeState>;
