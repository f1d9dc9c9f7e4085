import "server-only";
import { connection } from "next/server";
import { env } from "@/lib/env";
import { hasSecret } from "@/lib/http/shared-secret";
import { runSteps, type Steps } from "./run-steps";

/** Handler of a job's route, behind CRON_SECRET; 500 when a step failed, so that a timer tries again. */
export function cronRoute(steps: Steps) {
  return async (request: Request): Promise<Response> => {
    await connection();
    const { cronSecret } = env();
    if (!cronSecret) return Response.json({ error: "CRON_SECRET no está configurado." }, { status: 503 });
    if (!hasSecret(request, cronSecret)) return Response.json({ error: "No autorizado" }, { status: 401 });
    const { counts, failed } = await runSteps(steps);
    return Response.json({ ...counts, failed }, { status: failed.length > 0 ? 500 : 200 });
  };
}
