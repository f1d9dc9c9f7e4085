import http, { type IncomingHttpHeaders } from "node:http";
import { BROWSER_ENCODING } from "../load/job";

export type Asked = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };
type Ask = { encoding?: string; client?: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const TIMEOUT_MS = 120_000;

/** A visitor's request. The body is as it came: nothing is unpacked. @throws when there is no answer */
export function ask(url: string, { encoding = BROWSER_ENCODING, client }: Ask = {}): Promise<Asked> {
  const startedAt = performance.now();
  const headers = {
    accept: "text/html,*/*;q=0.8",
    "accept-encoding": encoding,
    ...(client ? { "x-forwarded-for": client } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - startedAt,
        }),
      );
    });
    request.on("timeout", () => request.destroy(new Error(`${url} did not answer`)));
    request.on("error", reject);
  });
}

type AskAll = Ask & { inParallel?: number; statuses?: readonly number[] };

/** Asks for each address once. @throws when one is answered with another status than it should be */
export async function askAll(
  siteUrl: string,
  paths: readonly string[],
  { inParallel = 2, statuses = [200], ...how }: AskAll = {},
): Promise<Asked[]> {
  const answers: Asked[] = [];
  const waiting = paths.entries();
  const work = async (): Promise<void> => {
    for (const [index, path] of waiting) {
      const answer = await ask(siteUrl + path, how);
      if (!statuses.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`);
      answers[index] = answer;
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return answers;
}
