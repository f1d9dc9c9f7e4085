import "server-only";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { refuseUnmeant } from "./meant-request";

/** A page waits for a response of the database this long, and is not tried again: the visitor decides that. */
const TIMEOUT_MS = 5000;

type Options = { timeoutMs?: number | undefined };

/** A client that speaks for a key and for no user: it reads no cookies and keeps no session. */
export const createSessionlessClient = (
  url: string,
  key: string,
  { timeoutMs = TIMEOUT_MS }: Options = {},
): SupabaseClient<Database> =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: timeoutMs, retry: false },
    global: { fetch: refuseUnmeant(url) },
  });
