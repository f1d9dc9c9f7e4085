import { z } from "zod";
import { columns } from "@/lib/database-rows/columns";
import { IMPORT_KINDS, IMPORT_STATES, passReport } from "./model";

const counts = columns({
  read: ["leidas", z.int()],
  // Of other boroughs.
  elsewhere: ["ajenas", z.int()],
  new: ["nuevas", z.int()],
  changed: ["cambiadas", z.int()],
  same: ["iguales", z.int()],
  refused: ["rechazadas", z.int()],
  // Of the new ones, those that look like a listing which is there.
  alike: ["parecidas", z.int()],
  // Of the changed ones, those that somebody owns: what the owner wrote is replaced.
  owned: ["con_dueno", z.int()],
});
export type ImportCounts = z.output<typeof counts>;

const importRow = columns({
  id: ["id", z.string()],
  kind: ["tipo", z.enum(IMPORT_KINDS)],
  fileName: ["archivo", z.string()],
  state: ["estado", z.enum(IMPORT_STATES)],
  isStopping: ["se_cancela", z.boolean()],
  // Why it failed: a name of `PROBLEM_WORDS`, and the line of the file where one is known.
  problem: ["problema", z.string().nullable()],
  // In the file, as far as is known.
  lines: ["lineas", z.int()],
  // Of the latest pass.
  counts: ["conteo", counts],
  report: ["informe", passReport.nullable().catch(null)],
  // Its latest pass wrote: the counts are of what is in the directory now.
  isWritten: ["escribe", z.boolean()],
  hasErrors: ["con_errores", z.boolean()],
  // The file is kept, so that it can be reviewed again.
  hasFile: ["con_archivo", z.boolean()],
  createdAt: ["created_at", z.string()],
  endedAt: ["terminada_at", z.string().nullable()],
});
export type Import = z.output<typeof importRow>;

/** A row of `list_imports`. @throws {z.ZodError} for one that nobody of ours has written */
export const toImport = (row: unknown): Import => importRow.parse(row);
