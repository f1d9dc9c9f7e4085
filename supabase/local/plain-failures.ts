import { AsyncLocalStorage } from "node:async_hooks";
import { errorStatus, INVALID_REQUEST, isDatabaseError } from "@/supabase/local/api-error";

const REST = "/rest/v1/";
const STORAGE = "/storage/v1/";
const MESSAGES: Readonly<Record<number, string>> = { 400: INVALID_REQUEST, 403: "Access denied", 503: "Unavailable" };

const underWay = new AsyncLocalStorage<{ error?: unknown }>();

export function noteFailure(error: unknown): void {
  const request = underWay.getStore();
  if (request) request.error = error;
}

/** Asks the library, and replaces its 500, which names what it stumbled over, by the status that the error deserves. */
export async function withPlainFailures(
  request: Request,
  ask: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const noted: { error?: unknown } = {};
  const response = await underWay.run(noted, async () => ask(request));
  const { pathname } = new URL(request.url);
  if (response.status < 500) return response;
  if (pathname.startsWith(REST)) return isDatabaseError(noted.error) ? response : restFailure(errorStatus(noted.error));
  return pathname.startsWith(STORAGE) ? storageFailure(errorStatus(noted.error)) : response;
}

const messageFor = (status: number): string => MESSAGES[status] ?? "Internal server error";

function restFailure(status: number): Response {
  const code = status === 400 ? "PGRST100" : String(status);
  return Response.json({ code, message: messageFor(status), details: null, hint: null }, { status });
}

/** A hosted project's storage names the status within, and answers 400 to most of what it refuses. */
function storageFailure(status: number): Response {
  const error = status === 400 ? "invalid_request" : "failed";
  return Response.json({ statusCode: String(status), error, message: messageFor(status) }, { status });
}
