import "server-only";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { success } from "@/lib/result";
import type { Viewer } from "../model";
import { createAction } from "./create-action";

/** An action of whoever is signed in: `viewerAction(schema, handler, options)`. */
export const viewerAction = createAction<Viewer>({
  admit: async (viewer) => success(viewer),
  isWithinLimit: createRateLimit({ name: "account", requests: 300, perSeconds: 60 * 60 }),
});
