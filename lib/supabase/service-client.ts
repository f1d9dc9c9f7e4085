import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { createSessionlessClient } from "./sessionless";

type Project = { url: string; secretKey: string };

/** A client with the server's key, past row security. @param timeoutMs of a question to the database */
export const createServiceClient = ({ url, secretKey }: Project, timeoutMs?: number): SupabaseClient<Database> =>
  createSessionlessClient(url, secretKey, { timeoutMs });
