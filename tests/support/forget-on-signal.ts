// Preloaded into the processes of an instance that tests share: upon SIGUSR2 they forget what they have counted of their
// visitors (lib/http/forgettable.ts).
const counts = new Set<{ clear: () => void }>();
Reflect.set(globalThis, Symbol.for("iztapalapa.counts"), counts);
process.on("SIGUSR2", () => {
  for (const each of counts) each.clear();
});
