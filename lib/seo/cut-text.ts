/** Cuts to at most `length` characters in one line, between words where that loses little, with an ellipsis if cut. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const head = characters.slice(0, length - 1).join("");
  const lastSpace = characters[length - 1] === " " ? head.length : head.lastIndexOf(" ");
  const cut = lastSpace > head.length / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–-]+$/, "")}…`;
}
