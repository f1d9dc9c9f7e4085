import "server-only";
import type { Viewer } from "@/lib/auth/model";
import { isAdministrator } from "@/lib/auth/server/account";
import { createAction } from "@/lib/auth/server/create-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { failure, success } from "@/lib/result";

/**
 * An action of the administration: `adminAction(schema, handler, options)`. The role is asked for with each one, whatever
 * was found out before it (proxy.ts); the handler hands on `viewer.id`, so that the database asks once more.
 */
export const adminAction = createAction<Viewer>({
  admit: async (viewer) => ((await isAdministrator(viewer.id)) ? success(viewer) : failure("denied")),
  isWithinLimit: createRateLimit({ name: "administration", requests: 6_000, perSeconds: 60 * 60 }),
});
