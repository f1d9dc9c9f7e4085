import "server-only";
import { requireSupabase } from "@/lib/env";
import { createServiceClient } from "@/lib/supabase/service-client";

/** Milliseconds that the database lets a statement of the server run: nobody waits for a job. */
const TIMEOUT_MS = 60_000;

let client: ReturnType<typeof createServiceClient> | undefined;

export function jobClient(): ReturnType<typeof createServiceClient> {
  client ??= createServiceClient(requireSupabase(), TIMEOUT_MS);
  return client;
}
