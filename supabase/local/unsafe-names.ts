/** Names that every object has: a library that uses one as a key reaches into what all objects of the process share. */
const INHERITED: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

/** Deeper than any value of ours, and far from what exhausts a recursive reader. */
const MAX_DEPTH = 64;

export const isUnsafeName = (name: string): boolean => INHERITED.has(name);

export const hasUnsafeName = (text: string): boolean => text.split(/[^\w$]+/).some(isUnsafeName);

/** Reason not to pass on a JSON value, for its author; null for none: looks at all keys of all levels. */
export function jsonProblem(root: unknown): string | null {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return `Values are nested deeper than ${MAX_DEPTH} levels`;
    const objects = level.filter((value) => typeof value === "object" && value !== null);
    const unsafe = objects.flatMap((value) => Object.keys(value)).find(isUnsafeName);
    if (unsafe) return `The name "${unsafe}" is not allowed`;
    level = objects.flatMap((value) => Object.values(value));
  }
  return null;
}
