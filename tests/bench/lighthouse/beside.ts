import { median } from "../support/quantile";
import { figureOf, scoreOf, type Visit } from "./run";

const POINTS = 3;
const TIMES = 1.25;
/** Share that a page's own scripts may add to the work of showing it. */
const SCRIPT_TIMES = 1.3;

type Figures = { performance: number; lcp: number; tbt: number };

const workOf = (visits: readonly Visit[]): number => median(visits.map(({ processorMs }) => processorMs));

function figures(visits: readonly Visit[]): Figures {
  const of = (audit: string) => median(visits.map(({ result }) => figureOf(result, audit)));
  return {
    performance: median(visits.map(({ result }) => scoreOf(result, "performance"))),
    lcp: of("largest-contentful-paint"),
    tbt: of("total-blocking-time"),
  };
}

export const BESIDE_HEAD = [
  `ours / bare Next / plain HTML; at most ${POINTS} points and ${TIMES} x of bare Next`,
  "performance",
  "LCP, ms",
  "TBT, ms",
  `main thread, ms of processor: with scripts / without (at most ${SCRIPT_TIMES} x)`,
  "met",
] as const;

/** A page beside the same text as a page of a bare Next and as a plain file: medians of the runs. */
export function besideRow(
  name: string,
  runs: Record<"ours" | "bare" | "plain" | "withoutScripts", readonly Visit[]>,
): string[] {
  const [ours, bare, plain] = [figures(runs.ours), figures(runs.bare), figures(runs.plain)];
  const all = (figure: keyof Figures) => [ours, bare, plain].map((each) => each[figure].toFixed(0)).join(" / ");
  const [work, leastWork] = [workOf(runs.ours), workOf(runs.withoutScripts)];
  const isMet =
    work <= leastWork * SCRIPT_TIMES &&
    ours.performance >= bare.performance - POINTS &&
    ours.lcp <= bare.lcp * TIMES &&
    ours.tbt <= bare.tbt * TIMES;
  return [
    name,
    all("performance"),
    all("lcp"),
    all("tbt"),
    `${work.toFixed(0)} / ${leastWork.toFixed(0)}`,
    isMet ? "yes" : "no",
  ];
}
