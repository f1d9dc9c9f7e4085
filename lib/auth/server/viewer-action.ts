import "server-only";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { success } from "@/lib/result";
import type { Viewer } from "../model";
import { createAction } from "./create-action";

export const viewerAction = createAction<Viewer>({
  admit: async (viewer) => success(viewer),
  isWithinLimit: createRateLimit({ name: "account", requests: 300, perSeconds: 60 * 60 }),
});
