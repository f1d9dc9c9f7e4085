import "server-only";
import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { requireSupabase } from "@/lib/env";
import type { Database } from "./database.types";
import { createSessionlessClient } from "./sessionless";

let client: SupabaseClient<Database> | undefined;

/** The database as an anonymous visitor sees it: no session, no cookies, so that responses may be cached for everybody. */
export function publicClient(): SupabaseClient<Database> {
  const { url, publishableKey } = requireSupabase();
  client ??= createSessionlessClient(url, publishableKey);
  return client;
}

/** A question that the database did not answer. Never cached, never a 404: the caller lets it rise to the error page. */
export class BackendError extends Error {
  override readonly name = "BackendError";

  readonly code: string;

  /** Keeps the code alone: message, details and hint quote rows. @param question name of the asking function. */
  constructor(question: string, answer: Pick<PostgrestError, "code">) {
    super(`${question}: ${answer.code || "unreachable"}`);
    this.code = answer.code;
  }
}
