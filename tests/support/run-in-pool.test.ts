import { describe, expect, it } from "vitest";
import { runInPool } from "./run-in-pool";

type Job = { name: string; places: number; needs?: string[] };

/** Runs jobs that end when the test says so. */
function aRun(jobs: readonly Job[], places: number) {
  const running = new Map<string, () => void>();
  const results = runInPool(
    jobs,
    places,
    ({ name }) => new Promise<string>((done) => running.set(name, () => done(name))),
  );
  return {
    results,
    now: () => [...running.keys()],
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
      return [...running.keys()];
    },
  };
}

describe("runInPool", () => {
  it("begins what there is room for, and what needs something when that is done", async () => {
    const { now, end, results } = aRun(
      [
        { name: "build", places: 2 },
        { name: "data", places: 1 },
        { name: "integration", places: 2, needs: ["build", "data"] },
        { name: "unit", places: 1 },
        { name: "lint", places: 1 },
      ],
      3,
    );
    expect(now()).toEqual(["build", "data"]);
    expect(await end("data")).toEqual(["build", "unit"]);
    expect(await end("build")).toEqual(["unit", "integration"]);
    expect(await end("unit")).toEqual(["integration", "lint"]);
    await end("lint");
    await end("integration");
    expect(await results).toEqual(["build", "data", "integration", "unit", "lint"]);
  });

  it("runs what needs more places than there are, alone", async () => {
    const { now, end } = aRun(
      [
        { name: "wide", places: 5 },
        { name: "other", places: 1 },
      ],
      2,
    );
    expect(now()).toEqual(["wide"]);
    expect(await end("wide")).toEqual(["other"]);
  });

  it("takes what is needed and not in the list for done", () => {
    expect(aRun([{ name: "integration", places: 1, needs: ["build"] }], 1).now()).toEqual(["integration"]);
  });

  it("ends at once where there is nothing to do", async () => {
    expect(await aRun([], 2).results).toEqual([]);
  });
});
