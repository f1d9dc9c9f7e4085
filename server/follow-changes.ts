import { z } from "zod";
import type { Followed } from "./gateway/change-follower";

export type Project = { url: string; secretKey: string };

const TIMEOUT_MS = 2_000;

const position = z.int().nonnegative();
const answerSchema = z
  .tuple([
    z.object({
      head: position,
      reach: position,
      settled: position,
      changed: z.record(z.string(), position),
      due_ms: z.int().nullable(),
    }),
  ])
  .transform(([row]) => row);

/** Looks at a project's log of changes for a node. @throws when the project does not answer in two seconds */
export async function followChanges(
  { url, secretKey }: Project,
  looks: { node: string; passed: number; lease_ms: number },
): Promise<Followed> {
  const response = await fetch(`${url}/rest/v1/rpc/follow_changes`, {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify(looks),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the log of changes answers ${response.status}`);
  return answerSchema.parse(await response.json());
}
