// A process of test:steady that takes a processor for itself, until its parent is gone.
process.on("disconnect", () => process.exit());

const SLICE_MS = 50;

const work = (): void => {
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until);
  setImmediate(work);
};
work();
