import http from "node:http";

export type ReceivedResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Asks once, and returns the bytes as they came: nothing is unpacked. */
export function askFor(url: string, encoding: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const { connection: _c, "keep-alive": _k, "transfer-encoding": _t, date: _d, ...headers } = response.headers;
        const flat = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(flat), body: Buffer.concat(parts) });
      });
    });
    request.on("error", reject);
  });
}

const KEPT_AFTER_VISITS = 5;

/** Visits a page until it is kept, and returns what is then sent. @throws when that is no page */
export async function cachedResponse(siteUrl: string, path: string, encoding: string): Promise<ReceivedResponse> {
  for (let visit = 0; visit < KEPT_AFTER_VISITS; visit++) await askFor(`${siteUrl}${path}`, encoding);
  const received = await askFor(`${siteUrl}${path}`, encoding);
  if (received.status !== 200) throw new Error(`${path} answered ${received.status}`);
  return received;
}
