/** The sentence of a name that an address holds, among those of a screen; null for whatever else it may hold. */
export const flashMessageOf = (messages: Readonly<Record<string, string>>, name: string): string | null =>
  (Object.hasOwn(messages, name) && messages[name]) || null;
