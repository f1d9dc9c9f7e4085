import "server-only";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase } from "@/lib/supabase/call-database";
import type { KeptRow } from "../kept";
import type { Generated } from "../model";
import type { TextTask } from "../text-task";

type Whose = { person: string; business: string };

/** All that is kept of what was generated for a business of this person: read it with `keptOf`. @throws {BackendError} */
export const listKept = ({ person, business }: Whose): Promise<KeptRow[]> =>
  callDatabase("read_ai_content", { person, business });

/** Keeps what a task led to in place of what was there. @throws {BackendError} */
export async function keep(
  { person, business }: Whose,
  { kind, prompt }: Pick<TextTask<never, never>, "kind" | "prompt">,
  { value, isDraft }: Generated<object>,
): Promise<Result<null, "notYours">> {
  const data = await callDatabase("keep_ai_content", {
    ...{ person, business, kind, is_draft: isDraft, prompt_version: prompt.version },
    // Kept values are plain data.
    content: JSON.parse(JSON.stringify(value)),
  });
  return data ? success(null) : failure("notYours");
}
