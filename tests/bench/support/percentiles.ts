import { createHistogram, performance, type RecordableHistogram } from "node:perf_hooks";

const MICROSECONDS = 1000;

/** Durations of one kind of operation, in milliseconds. */
export class Durations {
  readonly #histogram: RecordableHistogram = createHistogram();

  async measure<T>(operation: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await operation();
    this.#histogram.record(Math.max(1, Math.round((performance.now() - startedAt) * MICROSECONDS)));
    return result;
  }

  get count(): number {
    return this.#histogram.count;
  }

  get max(): number {
    return this.#histogram.max / MICROSECONDS;
  }

  percentile(percent: number): number {
    return this.#histogram.percentile(percent) / MICROSECONDS;
  }
}
