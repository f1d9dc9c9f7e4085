import { listingPaths } from "./addresses";
import { costOf, detailOf, medianCostOf } from "./cost";
import type { Part } from "./part";
import { renderAlone } from "./plain/render-alone";
import { atMost } from "./row";

const FIRST = 200;
const BETWEEN = 400;
const WARM = 400;
const MINUTE_MS = 60_000;
const COLD_MS = 40;
const WARM_MS = 15;
const TIMES_REACT = 2.5;

/** First renders of listings: nobody has asked for any of them before. */
export const LISTING: Part = {
  name: "listing",
  async measure(workshop) {
    const counts = [FIRST, BETWEEN, WARM].map((samples) => workshop.count(samples, 50));
    const [first = 0, between = 0, warm = 0] = counts;
    const instance = await workshop.startInstance({ seed: "full" });
    const startedAt = performance.now();
    const paths = await listingPaths(workshop.openDatabase(instance), first + between + warm);
    const cold = await costOf(instance, paths.slice(0, first));
    const isInTime = performance.now() - startedAt <= MINUTE_MS;
    await costOf(instance, paths.slice(first, first + between));
    const later = await medianCostOf(instance, paths.slice(first + between));
    const alone = await renderAlone(instance, paths.slice(0, workshop.count(100, 20)), workshop);
    const yardstick = `react-dom/server alone: ${alone.toFixed(2)} ms`;
    return [
      atMost("listing, first render, after a start", COLD_MS, cold.ms, {
        detail: `${detailOf(cold)}${isInTime ? "" : ", later than the first minute"}`,
        yardstick,
      }),
      atMost("listing, first render, warm", WARM_MS, later.ms, { detail: detailOf(later), yardstick }),
      atMost("the same beside react-dom/server alone", TIMES_REACT, later.ms / alone, { unit: "x", yardstick }),
    ];
  },
};
