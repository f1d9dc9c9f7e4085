/**
 * A value made when it is first asked for, once. For the formatters of Intl: each takes a phone's processor milliseconds,
 * and a page's script loads more of them than the page uses.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
