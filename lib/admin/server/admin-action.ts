import "server-only";
import { createAction } from "@/lib/auth/server/create-action";
import type { Viewer } from "@/lib/auth/server/viewer";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { failure, success } from "@/lib/result";

/**
 * An action of the administration: `adminAction(schema, handler, options)`. The role is asked for with each one, as it ends
 * with its row in the database; the handler hands on `viewer.id`, so that the database asks again.
 */
export const adminAction = createAction<Viewer>({
  admit: async (viewer) => (viewer.isAdmin ? success(viewer) : failure("denied")),
  isWithinLimit: createRateLimit({ requests: 6_000, perSeconds: 60 * 60 }),
});
