import "server-only";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import type { Database } from "./database.types";
import { fetchWithTimeout } from "./fetch";

let client: SupabaseClient<Database> | undefined;

/** The database with the secret key, past row security: for server functions that are granted to nobody else. */
export function adminClient(): SupabaseClient<Database> {
  const { url, secretKey } = requireSupabase();
  client ??= createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}
