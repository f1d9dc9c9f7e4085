import "server-only";
import { requireSupabase } from "@/lib/env";
import { createServiceClient } from "@/lib/supabase/service-client";

/** Longest limit that a function of the database sets for itself: nobody waits for a job. */
const TIMEOUT_MS = 60_000;

let client: ReturnType<typeof createServiceClient> | undefined;

export function jobClient(): ReturnType<typeof createServiceClient> {
  client ??= createServiceClient(requireSupabase(), TIMEOUT_MS);
  return client;
}
