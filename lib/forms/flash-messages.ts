export const flashMessageOf = (messages: Readonly<Record<string, string>>, name: string): string | null =>
  (Object.hasOwn(messages, name) && messages[name]) || null;
