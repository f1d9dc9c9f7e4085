/** "absent": nobody answers there yet; "failed": somebody does, and it did not work. */
export type PokeOutcome = "done" | "failed" | "absent";

const GATEWAY_STATUSES = new Set([502, 503, 504]);

interface Target {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

export async function poke({ url, secret, timeoutMs }: Target, stopping: AbortSignal): Promise<PokeOutcome> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${secret}` }, signal });
    await response.arrayBuffer();
    if (response.ok) return "done";
    return GATEWAY_STATUSES.has(response.status) ? "absent" : "failed";
  } catch {
    return "absent";
  }
}
