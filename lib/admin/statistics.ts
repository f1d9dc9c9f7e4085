import { z } from "zod";
import { PLAN_IDS } from "@/lib/plans/plans";
import { waitingSchema } from "./waiting";

/** Answer of admin_statistics(). Money in centavos, months and days of Mexico City. */
export const statisticsSchema = waitingSchema.extend({
  publicados: z.record(z.enum(PLAN_IDS), z.number()),
  rechazados: z.number(),
  eliminados: z.number(),
  ingresos_centavos: z.number(),
  ingresos_anteriores_centavos: z.number(),
  busquedas_sin_resultados: z.number(),
  /** Eight, the present one last. */
  semanas: z.array(z.object({ desde: z.iso.date(), visitas: z.number(), registros: z.number() })),
});

export type Statistics = z.infer<typeof statisticsSchema>;
