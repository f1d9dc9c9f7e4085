"use server";

import { z } from "zod";
import { adminAction } from "@/lib/admin/server/admin-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { DECISIONS } from "@/lib/review/decision";
import { MAX_AT_ONCE } from "@/lib/review/queue-model";
import { decideBusinesses } from "@/lib/review/server/decisions";
import { listClearRegistrations } from "@/lib/review/server/queue-queries";
import { routes } from "@/lib/routes";

const seen = z
  .preprocess((value) => (typeof value === "string" ? [value] : value), z.array(z.string()).max(MAX_AT_ONCE))
  .default([]);

export const approveMany = adminAction(
  z.object({ visto: seen, q: z.string().max(100).default("") }),
  async ({ visto, q }, viewer) => {
    if (visto.length === 0) return formFailure("Marca al menos un negocio.");
    const clear = await listClearRegistrations(viewer.id, q);
    const businesses = clear.filter((registration) => visto.includes(registration.seen)).map(({ id }) => id);
    if (businesses.length === 0) return leave(routes.adminQueueInBulk({ q, aviso: "decidido" }));
    const outcome = await decideBusinesses({ reviewerId: viewer.id, businesses, decision: "aprobar", reason: null });
    if (!outcome.ok) return formFailure(DECISIONS.aprobar.failed);
    const { decision } = outcome.value;
    return leave(routes.adminQueue({ q, aviso: decision ? "aprobado" : "decidido", deshacer: decision }));
  },
  {
    name: "approve-many",
    returnTo: routes.adminQueueInBulk(),
    refusals: {
      denied: leave(routes.adminQueue()),
      tooMany: leave(routes.adminQueueInBulk({ aviso: "demasiados" })),
      failed: DECISIONS.aprobar.failed,
    },
  },
);
