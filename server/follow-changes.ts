import { z } from "zod";
import { askProject, type Project } from "./ask-project";
import type { Followed } from "./gateway/change-follower";

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
export const followChanges = async (
  project: Project,
  looks: { node: string; passed: number; lease_ms: number },
): Promise<Followed> => answerSchema.parse(await askProject(project, "rpc/follow_changes", looks));
