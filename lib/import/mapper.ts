import { z } from "zod";
import type { Database } from "@/lib/supabase/database.types";
import { IMPORT_KINDS, IMPORT_STATES, type Import, type ImportCounts, passReport } from "./model";

type Row = Database["public"]["Functions"]["list_imports"]["Returns"][number];

const counts = z
  .object({
    leidas: z.int(),
    ajenas: z.int(),
    nuevas: z.int(),
    cambiadas: z.int(),
    iguales: z.int(),
    rechazadas: z.int(),
    parecidas: z.int(),
    con_dueno: z.int(),
  })
  .transform(
    (row): ImportCounts => ({
      read: row.leidas,
      elsewhere: row.ajenas,
      new: row.nuevas,
      changed: row.cambiadas,
      same: row.iguales,
      refused: row.rechazadas,
      alike: row.parecidas,
      owned: row.con_dueno,
    }),
  );

/** A row of `list_imports`. @throws {z.ZodError} for one that nobody of ours has written */
export function toImport(row: Row): Import {
  return {
    id: row.id,
    kind: z.enum(IMPORT_KINDS).parse(row.tipo),
    fileName: row.archivo,
    state: z.enum(IMPORT_STATES).parse(row.estado),
    isStopping: row.se_cancela,
    problem: row.problema,
    lines: row.lineas,
    counts: counts.parse(row.conteo),
    report: passReport.nullable().catch(null).parse(row.informe),
    isWritten: row.escribe,
    hasErrors: row.con_errores,
    hasFile: row.con_archivo,
    createdAt: row.created_at,
    endedAt: row.terminada_at,
  };
}
