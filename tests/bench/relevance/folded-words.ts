/** Lower case, without accents (n for ñ), letters and digits only. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

export const folded = (text: string): string => foldedWords(text).join(" ");
