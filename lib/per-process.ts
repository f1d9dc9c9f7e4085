/** Returns what `make` made first in this process: Next loads a module once for each of its bundles. */
export function perProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`iztapalapa.${name}`);
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, make());
  return Reflect.get(globalThis, key) as T;
}
