import "server-only";
import { refresh } from "next/cache";
import { redirect, unstable_rethrow } from "next/navigation";
import type { ZodType } from "zod";
import { formOf } from "@/lib/forms/form-of";
import type { FormFailure } from "@/lib/forms/form-state";
import { type ActionResult, isLeave, type Leave, type Refusals, runAction, type Steps } from "@/lib/forms/run-action";
import { leadOn } from "@/lib/forms/server/lead-on";
import { securityEvent } from "@/lib/http/server/security-event";
import { log } from "@/lib/log";
import { showChanges } from "@/lib/page-expiry/server/show-changes";
import { ACTION_MESSAGES } from "../messages";
import type { Viewer } from "../model";
import { refuseUnproved } from "./proof";
import { requireViewer } from "./viewer";

type State = { kind: string };

export type ActionOptions = {
  name: string;
  returnTo: string | ((form: FormData) => string);
  /** Limit for a user: many times more than by hand, unless it is said here. */
  isWithinLimit?: (userId: string) => Promise<boolean>;
  isSecret?: boolean;
  /** Asks for proof of who it is (proof.ts): nothing for somebody who has found the session open. */
  needsProof?: boolean;
  refusals?: Partial<Refusals>;
};

type ActionKind<Actor> = {
  admit: (viewer: Viewer, input: Readonly<Record<string, unknown>>) => ReturnType<Steps<Actor, never, never>["admit"]>;
  isWithinLimit: (userId: string) => Promise<boolean>;
};

/** Makes the wrapper of a kind of server actions (lib/forms/run-action.ts): all input, hidden fields included, is in the form. */
export const createAction =
  <Actor>(kind: ActionKind<Actor>) =>
  <Input, Shown extends State = FormFailure>(
    schema: ZodType<Input> | ((actor: Actor) => ZodType<Input>),
    handler: (input: Input, actor: Actor, form: FormData) => Promise<ActionResult<Shown>>,
    options: ActionOptions,
  ): ((form: FormData) => Promise<Exclude<Shown, Leave> | FormFailure>) => {
    const { name, returnTo, needsProof, isWithinLimit = kind.isWithinLimit, isSecret } = options;
    const refusals: Refusals = { ...ACTION_MESSAGES, ...options.refusals };
    return async (...sent) => {
      const form = formOf(...sent);
      const path = typeof returnTo === "string" ? returnTo : returnTo(form);
      const viewer = await requireViewer(path);
      const result = await runAction<Actor, Input, Shown>(form, {
        isWithinLimit: () => isWithinLimit(viewer.id),
        async admit(input) {
          const admitted = await kind.admit(viewer, input);
          if (!admitted.ok && admitted.code !== "invalid")
            await securityEvent("access", "refused", { account: viewer.id, reason: name });
          return admitted;
        },
        schema: (actor) => (typeof schema === "function" ? schema(actor) : schema),
        handle: async (input, actor) =>
          (needsProof ? await refuseUnproved(form, viewer, path) : null) ?? handler(input, actor, form),
        showChanges,
        report(error) {
          unstable_rethrow(error);
          log.error({ error, action: name }, "an action failed");
        },
        refusals,
        isSecret,
      });
      if (isLeave(result)) {
        // "Atrás" shows no page as it was before.
        refresh();
        redirect(result.path);
      }
      return leadOn(result as Exclude<Shown, Leave> | FormFailure);
    };
  };
