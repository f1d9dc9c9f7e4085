"use server";

import { z } from "zod";
import { endSessions } from "@/lib/auth/server/sessions";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

const NOT_ENDED = leave(routes.account("sesiones-no"));

export const endSession = viewerAction(
  z.object({ sesion: z.uuid().optional() }),
  async ({ sesion }, viewer) => {
    await endSessions(viewer.id, sesion);
    return leave(routes.account("sesiones"));
  },
  {
    name: "end-session",
    returnTo: routes.account(),
    refusals: { tooMany: NOT_ENDED, invalid: NOT_ENDED, failed: NOT_ENDED },
  },
);
