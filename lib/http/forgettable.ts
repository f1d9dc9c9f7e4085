type Counts = { clear: () => void };

const REGISTRY = Symbol.for("iztapalapa.counts");

/** Returns the counts, and enters them where a process that tests started keeps what it can be told to forget. */
export function forgettable<C extends Counts>(counts: C): C {
  const registry: unknown = Reflect.get(globalThis, REGISTRY);
  if (registry instanceof Set) registry.add(counts);
  return counts;
}
