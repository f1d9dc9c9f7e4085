/** Makes a value when first asked for: each formatter of Intl takes a phone milliseconds, and few are used. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
