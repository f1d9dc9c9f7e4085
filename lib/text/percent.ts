/** A text without the percent signs that addresses have for other characters; as it is where one of them is none. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
