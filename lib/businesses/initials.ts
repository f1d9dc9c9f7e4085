const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a al con de del e el en la las lo los o para por sin u un una y".split(" "),
);

export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase("es-MX") ?? "")
    .join("");
}
