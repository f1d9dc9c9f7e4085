/** One text of a form or a query, NUL replaced, which no column takes; "" when there is none, or several. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").trim() : "";
