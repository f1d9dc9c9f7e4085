/** One text of a form or a query; "" when there is none, or several. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
