type Job = { name: string; needs?: readonly string[]; places: number };

/**
 * Runs jobs side by side in a pool of places, each as soon as what it needs is done and there is room for it. The first in the list
 * come first: one that has no room keeps no later one that has. What is needed and not in the list counts as done; what fails counts
 * as done, too.
 * @param run must not reject
 * @returns what came of each, in the order of the list
 */
export function runInPool<J extends Job, Result>(
  jobs: readonly J[],
  places: number,
  run: (job: J) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(jobs);
  const undone = new Set(jobs.map(({ name }) => name));
  const results = new Map<J, Result>();
  let free = places;
  return new Promise((resolve, reject) => {
    const begin = (job: J): void => {
      const taken = Math.min(job.places, places);
      waiting.delete(job);
      free -= taken;
      run(job).then((result) => {
        results.set(job, result);
        undone.delete(job.name);
        free += taken;
        fill();
      }, reject);
    };
    const fill = (): void => {
      if (undone.size === 0) resolve(jobs.flatMap((job) => results.get(job) as Result));
      for (const job of [...waiting]) {
        const isReady = !job.needs?.some((need) => undone.has(need));
        if (isReady && Math.min(job.places, places) <= free) begin(job);
      }
    };
    fill();
  });
}
