/** What is the same after it was text; not a `Date` or a `Map`. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * A value as text, for what a function with "use cache" returns: that passes React's encoder and decoder, which ask of
 * every object what it is. A page of results costs 2.5 ms of processor less as text (docs/performance.md).
 */
export type JsonText<T extends Plain> = string & { readonly value?: T };

export const toJson = <T extends Plain>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

export const fromJson = <T extends Plain>(json: JsonText<T>): T => JSON.parse(json);
