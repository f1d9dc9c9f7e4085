import { z } from "zod";
import { PLAN_IDS } from "@/lib/plans/plans";
import { QUEUE_KINDS, type QueueKind } from "@/lib/review/queue-model";
import { backupStateSchema } from "./backup-state";
import type { AdminPath } from "./sections";

type Counted = `${QueueKind}s` | "mensajes" | "arco" | "facturas";
const COUNTED: readonly Counted[] = [...QUEUE_KINDS.map((kind) => `${kind}s` as const), "mensajes", "arco", "facturas"];

/** Number of each kind, as private.count_waiting() names them; one of which nothing waits may be left out. */
export const waitingSchema = z.object(
  Object.fromEntries(COUNTED.map((kind) => [kind, z.number().default(0)])) as Record<
    Counted,
    z.ZodDefault<z.ZodNumber>
  >,
);

export type Waiting = z.infer<typeof waitingSchema>;

/** Pages of the kinds that are not decided in the queue. */
const SECTION: Readonly<Partial<Record<Counted, AdminPath>>> = {
  reportes: "/admin/avisos",
  mensajes: "/admin/avisos",
  arco: "/admin/avisos",
  facturas: "/admin/pagos",
};

export type SectionCounts = Readonly<Partial<Record<AdminPath, number>>>;

export function countsOfSections(waiting: Waiting): SectionCounts {
  const counts: Partial<Record<AdminPath, number>> = {};
  for (const kind of COUNTED) {
    const section = SECTION[kind] ?? "/admin/cola";
    counts[section] = (counts[section] ?? 0) + waiting[kind];
  }
  return counts;
}

/** Answer of admin_statistics(). Money in centavos, months and days of Mexico City. */
export const statisticsSchema = waitingSchema.extend({
  publicados: z.record(z.enum(PLAN_IDS), z.number()),
  rechazados: z.number(),
  eliminados: z.number(),
  ingresos_centavos: z.number(),
  ingresos_anteriores_centavos: z.number(),
  busquedas_sin_resultados: z.number(),
  respaldos: backupStateSchema,
  /** Eight, the present one last. */
  semanas: z.array(z.object({ desde: z.iso.date(), visitas: z.number(), registros: z.number() })),
});

export type Statistics = z.infer<typeof statisticsSchema>;
