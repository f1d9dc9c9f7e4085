/**
 * The JSON of a small request; null for what is none, is too long, or does not say how long it is: it may be endless,
 * and every browser says it.
 */
export async function readJson(request: Request, maxCharacters: number): Promise<unknown> {
  const text = await readText(request, maxCharacters);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of a small request, under the same conditions. */
export async function readText(request: Request, maxCharacters: number): Promise<string | null> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  return length <= maxCharacters ? request.text() : null;
}
