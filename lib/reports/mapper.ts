import { z } from "zod";
import { columns } from "@/lib/database-rows/columns";
import { planOrFree } from "@/lib/plans/plans";
import { REPORT_REASONS } from "./model";

const count = z.number().int().nonnegative();
const text = z.string().nullable();

const report = columns({
  id: ["id", z.uuid()],
  reason: ["motivo", z.enum(REPORT_REASONS.map(({ id }) => id))],
  detail: ["detalle", text],
  suggestion: ["sugerencia", text],
  // Its sender left an address, and hears what became of it.
  awaitsAnswer: ["espera_respuesta", z.boolean()],
  sentAt: ["created_at", z.string().transform((moment) => new Date(moment))],
});
export type Report = z.output<typeof report>;

const reportedBusiness = columns({
  id: ["negocio_id", z.uuid()],
  name: ["nombre", z.string()],
  slug: ["slug", z.string()],
  plan: ["plan", z.string().transform(planOrFree)],
  hasOwner: ["con_dueno", z.boolean()],
  telefono: ["telefono", text],
  direccion: ["direccion", text],
  horario: ["horario", text],
  // Its week is kept day by day: a text in the place of it takes that away.
  hasWeek: ["con_semana", z.boolean()],
  // Calls and WhatsApp messages of four weeks.
  contacts: ["contactos", count],
  // «¿Sigue siendo así?»: who said yes in ninety days.
  phoneConfirmations: ["telefono_vigente", count],
  hoursConfirmations: ["horario_vigente", count],
  // All that are open; `reports` holds the first forty.
  openCount: ["abiertos", count],
  reports: ["reportes", z.array(report)],
});
export type ReportedBusiness = z.output<typeof reportedBusiness>;

/** A row of list_reported. @throws {ZodError} */
export const toReportedBusiness = (data: unknown): ReportedBusiness => reportedBusiness.parse(data);
