import "server-only";
import { toErrorFields } from "@/lib/log";
import { publicClient } from "@/lib/supabase/public";

export type DatabaseHealth = { isUp: true; latencyMs: number } | { isUp: false; reason: string };

/** Asks the database for a sign of life, by the way that every page's questions take. Latency in milliseconds. */
export async function checkDatabase(): Promise<DatabaseHealth> {
  const startedAt = performance.now();
  try {
    const { error } = await publicClient().rpc("ping");
    if (error) return { isUp: false, reason: error.code || "unreachable" };
    return { isUp: true, latencyMs: Math.round((performance.now() - startedAt) * 10) / 10 };
  } catch (error) {
    return { isUp: false, reason: toErrorFields(error).type };
  }
}
