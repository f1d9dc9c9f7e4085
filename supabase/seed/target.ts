import { readFile } from "node:fs/promises";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";

export type Target = { supabaseUrl: string; secretKey: string };

const status = z.object({ supabaseUrl: z.url(), secretKey: z.string().min(1) });

/** Finds the instance of the environment, else the running one. @throws with a sentence that says how to start one */
export async function findTarget(environment: Readonly<Record<string, string | undefined>>): Promise<Target> {
  const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey } = environment;
  if (supabaseUrl && secretKey) return { supabaseUrl, secretKey };
  if (supabaseUrl || secretKey)
    throw new Error("set both NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY, or neither");

  const file = path.resolve(environment.DATA_DIR ?? ".data", "status.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) {
    throw new Error(
      `no instance is running on ${path.dirname(file)}: start one with bin/start, or set NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY`,
    );
  }
  return status.parse(JSON.parse(text));
}

/** A client past row security, without a session of its own. */
export const secretClient = ({ supabaseUrl, secretKey }: Target): SupabaseClient =>
  createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
