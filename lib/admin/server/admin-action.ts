import "server-only";
import type { ZodType } from "zod";
import type { Viewer } from "@/lib/auth/model";
import { isAdministrator } from "@/lib/auth/server/account";
import { createAction } from "@/lib/auth/server/create-action";
import { type Leave, leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { failure, success } from "@/lib/result";
import type { FlashMessage } from "../messages";

/** Makes an administration's action. Asks for the role each time; the handler passes `viewer.id`, and the database asks again. */
export const adminAction = createAction<Viewer>({
  admit: async (viewer) => ((await isAdministrator(viewer.id)) ? success(viewer) : failure("denied")),
  isWithinLimit: createRateLimit({ name: "administration", requests: 6_000, perSeconds: 60 * 60 }),
});

/** Leads a form that has no place for a sentence to a screen that says it; somebody who is no administrator reads so there anyway. */
export const refusalsOn = (pathOf: (aviso?: FlashMessage) => string, invalid: FlashMessage = "fallo") => ({
  denied: leave(pathOf()),
  tooMany: leave(pathOf("demasiados")),
  invalid: leave(pathOf(invalid)),
  failed: leave(pathOf("fallo")),
});

/** Makes the action of a button that has no place for a sentence: the screen says what the handler names. */
export const adminButton = <Input>(
  schema: ZodType<Input>,
  handler: (input: Input, viewer: Viewer, form: FormData) => Promise<FlashMessage | Leave | undefined>,
  { name, screen, invalid }: { name: string; screen: (aviso?: FlashMessage) => string; invalid?: FlashMessage },
) =>
  adminAction(
    schema,
    async (input, viewer, form) => {
      const said = await handler(input, viewer, form);
      return typeof said === "object" ? said : leave(screen(said));
    },
    { name, returnTo: screen(), refusals: refusalsOn(screen, invalid) },
  );
