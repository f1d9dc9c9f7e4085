export const READY = "vista:lista";

export type TypedMessage = { kind: "vista:escrito"; entries: [name: string, value: string][] };

/** Reads a message of the same site; null for any other. */
export function readTyped(data: unknown): FormData | null {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "vista:escrito") return null;
  const form = new FormData();
  for (const [name, value] of (data as TypedMessage).entries) form.append(name, value);
  return form;
}
