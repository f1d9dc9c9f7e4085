import type { Result } from "lighthouse";
import { median } from "../support/quantile";
import { figureOf, scoreOf } from "./run";

const POINTS = 3;
const TIMES = 1.25;

type Figures = { performance: number; lcp: number; tbt: number };

function figures(results: readonly Result[]): Figures {
  const of = (audit: string) => median(results.map((result) => figureOf(result, audit)));
  return {
    performance: median(results.map((result) => scoreOf(result, "performance"))),
    lcp: of("largest-contentful-paint"),
    tbt: of("total-blocking-time"),
  };
}

export const BESIDE_HEAD = [
  `ours / bare Next / plain HTML; at most ${POINTS} points and ${TIMES} x of bare Next`,
  "performance",
  "LCP, ms",
  "TBT, ms",
  "met",
] as const;

/** A page beside the same text as a page of a bare Next and as a plain file: medians of the runs. */
export function besideRow(name: string, runs: Record<"ours" | "bare" | "plain", readonly Result[]>): string[] {
  const [ours, bare, plain] = [figures(runs.ours), figures(runs.bare), figures(runs.plain)];
  const all = (figure: keyof Figures) => [ours, bare, plain].map((each) => each[figure].toFixed(0)).join(" / ");
  const isMet =
    ours.performance >= bare.performance - POINTS && ours.lcp <= bare.lcp * TIMES && ours.tbt <= bare.tbt * TIMES;
  return [name, all("performance"), all("lcp"), all("tbt"), isMet ? "yes" : "no"];
}
