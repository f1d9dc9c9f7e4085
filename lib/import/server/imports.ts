import "server-only";
import { z } from "zod";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase } from "@/lib/supabase/call-database";
import type { ImportKind } from "../model";
import { startPass } from "./import-process";

/** "busy": another pass is at work. "gone": the file is kept no more. */
export type RefusedPass = "busy" | "unknown" | "gone";

type KeptFile = {
  id: string;
  kind: ImportKind;
  fileName: string;
  /** Edition of a file that does not name its own: "05/2026". */
  edition: string | null;
  parts: number;
};

const startOutcome = z.enum(["started", "busy", "unknown"]);
const passOutcome = z.object({ outcome: z.enum(["started", "busy", "unknown", "gone"]), turn: z.int().optional() });
const cancelOutcome = z.enum(["stopping", "canceled", "unknown"]);

/** Takes in a kept file and begins its review. @throws {BackendError} */
export async function startImport(reviewer: string, file: KeptFile): Promise<Result<null, "busy" | "unknown">> {
  const data = await callDatabase("start_import", {
    reviewer,
    import: file.id,
    kind: file.kind,
    file_name: file.fileName,
    // The generated types know no parameter that may be null.
    edition: file.edition as string,
    parts: file.parts,
  });
  const outcome = startOutcome.parse(data);
  if (outcome !== "started") return failure(outcome);
  startPass(file.id, 1);
  return success(null);
}

/** Reviews a kept file again, or writes what was reviewed. @throws {BackendError} */
export async function beginPass(
  reviewer: string,
  importId: string,
  step: "revisando" | "importando",
): Promise<Result<null, RefusedPass>> {
  const data = await callDatabase("begin_import_pass", { reviewer, import: importId, step });
  const { outcome, turn = 0 } = passOutcome.parse(data);
  if (outcome !== "started") return failure(outcome);
  startPass(importId, turn);
  return success(null);
}

/** Ends a pass after its present batch, or drops a review. @throws {BackendError} */
export const cancelImport = async (reviewer: string, importId: string): Promise<z.output<typeof cancelOutcome>> =>
  cancelOutcome.parse(await callDatabase("cancel_import", { reviewer, import: importId }));
