import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { StarterText } from "../model";

/** The first description of a business, for whoever edits it; null: none was written, or it was put away. @throws {BackendError} */
export async function getStarterText(person: string, business: string): Promise<StarterText | null> {
  const { data, error } = await adminClient().rpc("read_starter_text", { person, business }).maybeSingle();
  if (error) throw new BackendError("getStarterText", error);
  if (!data) return null;
  const { words: text, is_draft: isDraft, was_put: wasPut } = data;
  if (text) return { kind: "written", text, isDraft, wasPut };
  return data.is_waiting ? { kind: "waiting" } : null;
}

/** Puts it away for good. @throws {BackendError} */
export async function putStarterTextAway(person: string, business: string): Promise<void> {
  const { error } = await adminClient().rpc("put_starter_text_away", { person, business });
  if (error) throw new BackendError("putStarterTextAway", error);
}
