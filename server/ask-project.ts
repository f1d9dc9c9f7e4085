export type Project = { url: string; secretKey: string };

const TIMEOUT_MS = 2_000;

/** Asks the data API with the server's key; the answer, parsed. @param path below /rest/v1 @throws when there is none in time */
export async function askProject({ url, secretKey }: Project, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the project answers ${response.status} to ${path.split("?", 1)[0]}`);
  return response.json();
}
