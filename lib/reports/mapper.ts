import { z } from "zod";
import { parsePlan } from "@/lib/plans/plans";
import { REPORT_REASONS, type ReportedBusiness } from "./model";

const count = z.number().int().nonnegative();
const text = z.string().nullable();

const row = z.object({
  negocio_id: z.uuid(),
  nombre: z.string(),
  slug: z.string(),
  plan: z.string(),
  telefono: text,
  direccion: text,
  horario: text,
  con_semana: z.boolean(),
  con_dueno: z.boolean(),
  contactos: count,
  telefono_vigente: count,
  horario_vigente: count,
  abiertos: count,
  reportes: z.array(
    z.object({
      id: z.uuid(),
      motivo: z.enum(REPORT_REASONS.map(({ id }) => id)),
      detalle: text,
      sugerencia: text,
      espera_respuesta: z.boolean(),
      created_at: z.string().transform((moment) => new Date(moment)),
    }),
  ),
});

/** A row of list_reported. @throws {ZodError} */
export function toReportedBusiness(data: unknown): ReportedBusiness {
  const read = row.parse(data);
  return {
    id: read.negocio_id,
    name: read.nombre,
    slug: read.slug,
    plan: parsePlan(read.plan) ?? "free",
    hasOwner: read.con_dueno,
    present: { telefono: read.telefono, direccion: read.direccion, horario: read.horario },
    hasWeek: read.con_semana,
    contacts: read.contactos,
    confirmed: { telefono: read.telefono_vigente, horario: read.horario_vigente },
    openCount: read.abiertos,
    reports: read.reportes.map(({ id, motivo, detalle, sugerencia, espera_respuesta, created_at }) => ({
      id,
      reason: motivo,
      detail: detalle,
      suggestion: sugerencia,
      awaitsAnswer: espera_respuesta,
      sentAt: created_at,
    })),
  };
}
