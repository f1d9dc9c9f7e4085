import { parseJson } from "./parse-json";

/** True if a body has at most so many bytes by its header; without one, which browsers send, it may be endless. */
export const isSmall = ({ headers }: Request, maxBytes: number): boolean =>
  Number(headers.get("content-length") ?? Number.NaN) <= maxBytes;

/** The text of a small request; null for one that is too long or does not say how long it is. */
export const readBodyText = async (request: Request, maxBytes: number): Promise<string | null> =>
  isSmall(request, maxBytes) ? request.text() : null;

/** The JSON of a small request, under the same conditions; null for what is none, too. */
export async function readBodyJson(request: Request, maxBytes: number): Promise<unknown> {
  return parseJson((await readBodyText(request, maxBytes)) ?? "") ?? null;
}
