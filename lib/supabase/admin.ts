import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import type { Database } from "./database.types";
import { createServiceClient } from "./service-client";

let client: SupabaseClient<Database> | undefined;

/** The database with the secret key, past row security: for server functions that are granted to nobody else. */
export function adminClient(): SupabaseClient<Database> {
  client ??= createServiceClient(requireSupabase());
  return client;
}
