export type JsonResponse = { status: number; body: unknown; headers?: Headers };

type Question = { url: string; method?: "GET" | "POST"; headers?: Readonly<Record<string, string>> };

export type Ask = (question: Question) => Promise<JsonResponse | null>;

const TIMEOUT_MS = 10_000;

export const askByHttp: Ask = async ({ url, method = "GET", headers = {} }) => {
  try {
    const body =
      method === "POST" ? { body: "{}", headers: { ...headers, "content-type": "application/json" } } : { headers };
    const response = await fetch(url, { method, ...body, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, body: parse(text), headers: response.headers };
  } catch {
    return null;
  }
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
