import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import type { StarterText } from "../model";

/** The first description of a business, for whoever edits it; null: none was written, or it was put away. @throws {BackendError} */
export async function getStarterText(person: string, business: string): Promise<StarterText | null> {
  const [data] = await callDatabase("read_starter_text", { person, business });
  if (!data) return null;
  const { words: text, is_draft: isDraft, was_put: wasPut } = data;
  if (text) return { kind: "written", text, isDraft, wasPut };
  return data.is_waiting ? { kind: "waiting" } : null;
}

/** Puts it away for good. @throws {BackendError} */
export async function putStarterTextAway(person: string, business: string): Promise<void> {
  await callDatabase("put_starter_text_away", { person, business });
}
