import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import type { Database } from "./database.types";
import { createSessionlessClient } from "./sessionless";

let client: SupabaseClient<Database> | undefined;

/** The database with the secret key, past row security: for server functions that are granted to nobody else. */
export function adminClient(): SupabaseClient<Database> {
  const { url, secretKey } = requireSupabase();
  client ??= createSessionlessClient(url, secretKey);
  return client;
}
