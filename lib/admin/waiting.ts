import { z } from "zod";
import type { AdminPath } from "./sections";

/** How many of each kind wait for an administrator, as private.count_waiting() names the kinds. */
export const waitingSchema = z.object({
  registros: z.number(),
  cambios: z.number(),
  reclamos: z.number(),
  reportes: z.number(),
  alertas: z.number(),
  mensajes: z.number(),
  arco: z.number(),
  facturas: z.number(),
});

export type Waiting = z.infer<typeof waitingSchema>;

/** Where each kind is worked on. */
const SECTION: Readonly<Record<keyof Waiting, AdminPath>> = {
  registros: "/admin/cola",
  cambios: "/admin/cola",
  reclamos: "/admin/cola",
  reportes: "/admin/avisos",
  alertas: "/admin/cola",
  mensajes: "/admin/avisos",
  arco: "/admin/avisos",
  facturas: "/admin/pagos",
};

export type SectionCounts = Readonly<Partial<Record<AdminPath, number>>>;

/** How much waits in each section, for its link. */
export function countsOfSections(waiting: Waiting): SectionCounts {
  const counts: Partial<Record<AdminPath, number>> = {};
  for (const kind of Object.keys(SECTION) as (keyof Waiting)[]) {
    counts[SECTION[kind]] = (counts[SECTION[kind]] ?? 0) + waiting[kind];
  }
  return counts;
}
