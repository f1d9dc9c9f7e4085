import "server-only";
import { requireSupabase } from "@/lib/env";
import { createServiceClient } from "@/lib/supabase/service-client";

/** As long as the database lets a statement of the server run: nobody waits for a job. */
const TIMEOUT_MS = 60_000;

let client: ReturnType<typeof createServiceClient> | undefined;

/** The database with the secret key, for jobs. */
export function jobClient(): ReturnType<typeof createServiceClient> {
  client ??= createServiceClient(requireSupabase(), TIMEOUT_MS);
  return client;
}
