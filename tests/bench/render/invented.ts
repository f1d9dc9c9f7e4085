import { askAll } from "../support/ask";
import { peakByKind, residentByKind } from "../support/process-kinds";
import type { Part } from "./part";
import { atMost } from "./row";

const ADDRESSES = 3000;
const NEXT_MB = 450;

/** Addresses that nothing stands at: half of them as listings, half as categories. */
export const INVENTED: Part = {
  name: "invented",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    await askAll(instance.siteUrl, ["/", "/negocios"]);
    const before = residentByKind(instance.pid).Next;
    const count = workshop.count(ADDRESSES);
    const paths = Array.from(
      { length: count },
      (_, number) => `/${number % 2 ? "categorias" : "negocio"}/inventado-${number}`,
    );
    await askAll(instance.siteUrl, paths, { inParallel: 8, statuses: [404] });
    return [
      atMost(`Next's memory, ${count} invented addresses`, NEXT_MB, residentByKind(instance.pid).Next, {
        unit: "MB",
        digits: 0,
        detail: `before ${before.toFixed(0)}, at most ${peakByKind(instance.pid).Next.toFixed(0)}`,
      }),
    ];
  },
};
