import "server-only";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { KeptRow } from "../kept";
import type { Generated } from "../model";
import type { TextTask } from "../text-task";

type Whose = { person: string; business: string };

/** All that is kept of what was generated for a business of this person: read it with `keptOf`. @throws {BackendError} */
export async function listKept({ person, business }: Whose): Promise<KeptRow[]> {
  const { data, error } = await adminClient().rpc("read_ai_content", { person, business });
  if (error) throw new BackendError("listKept", error);
  return data;
}

/** Keeps what a task led to in place of what was there. @throws {BackendError} */
export async function keep(
  { person, business }: Whose,
  { kind, prompt }: Pick<TextTask<never, never>, "kind" | "prompt">,
  { value, isDraft }: Generated<object>,
): Promise<Result<null, "notYours">> {
  const { data, error } = await adminClient().rpc("keep_ai_content", {
    ...{ person, business, kind, is_draft: isDraft, prompt_version: prompt.version },
    // What is kept is plain data.
    content: JSON.parse(JSON.stringify(value)),
  });
  if (error) throw new BackendError("keep", error);
  return data ? success(null) : failure("notYours");
}
