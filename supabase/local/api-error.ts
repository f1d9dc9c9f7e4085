import { AsyncLocalStorage } from "node:async_hooks";
import type { ApiRequest } from "@/supabase/local/http";

interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** PostgREST's HTTP status by SQLSTATE or its class; those that are not here are the request's fault. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  P0001: 400,
  P0: 500,
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42501": 403,
  "42P17": 500,
  "53": 503,
  // Too many columns or conditions, or too long a text for an index: PostgREST says 500, but who asks is at fault.
  "54": 400,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  XX: 500,
};
const REQUESTS_FAULT = 400;

/** These have their own place in @supabase/lite, which needs the original code. */
const KNOWN_TO_LIBRARY = /^(23502|23503|23505|25006|21\w{3}|22\w{3}|(?!42601)42\w{3}|PT\w{3})$/;

/** The library made wrong SQL of a request that makes no sense; the message would show it. */
const MISBUILT_SQL = "42601";
const INVALID_REQUEST = "The request is not valid";

/** Codes of an unreachable database, by node or postgres.js; node's errors over arguments begin with ERR_. */
const UNREACHABLE = /^(CONNECT|E(?!RR_)[A-Z]+$)/;

/** Wraps errors in @supabase/lite's "PGRST", which keeps their answers. Source: https://docs.postgrest.org/en/v13/references/errors.html */
export function apiError(error: unknown): unknown {
  if (!isDatabaseError(error) || KNOWN_TO_LIBRARY.test(error.code)) return error;
  if (error.code === MISBUILT_SQL) return errorResponse(400, { code: "PGRST100", message: INVALID_REQUEST });
  return errorResponse(errorStatus(error), error);
}

export function errorStatus(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  const code = "code" in error ? String(error.code) : "";
  if (isDatabaseError(error)) return STATUS_BY_CODE[code] ?? STATUS_BY_CODE[code.slice(0, 2)] ?? REQUESTS_FAULT;
  if (code === "ENOSPC") return 507;
  // Everything else was thrown over what the request holds, by the library or while its parameters were written.
  return UNREACHABLE.test(code) ? 503 : REQUESTS_FAULT;
}

function errorResponse(status: number, { code, message, detail, hint }: DatabaseError): Error {
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

function isDatabaseError(error: unknown): error is Error & DatabaseError {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  // EPIPE would pass for an SQLSTATE.
  return /^[0-9A-Z]{5}$/.test(error.code) && !UNREACHABLE.test(error.code);
}

const REST = "/rest/v1/";
const STORAGE = "/storage/v1/";
const FAILURE_MESSAGES: Readonly<Record<number, string>> = {
  400: INVALID_REQUEST,
  403: "Access denied",
  503: "Unavailable",
  507: "There is no space left",
};

const underWay = new AsyncLocalStorage<{ error?: unknown }>();

export function noteFailure(error: unknown): void {
  const request = underWay.getStore();
  if (request) request.error = error;
}

/** Asks the library, and replaces its 500, which names what it stumbled over, by the status that the error deserves. */
export async function withPlainFailures(
  { url: { pathname } }: ApiRequest,
  ask: () => Response | Promise<Response>,
): Promise<Response> {
  const noted: { error?: unknown } = {};
  const response = await underWay.run(noted, async () => ask());
  if (response.status < 500) return response;
  if (pathname.startsWith(REST)) return isDatabaseError(noted.error) ? response : restFailure(errorStatus(noted.error));
  return pathname.startsWith(STORAGE) ? storageFailure(errorStatus(noted.error)) : response;
}

const messageFor = (status: number): string => FAILURE_MESSAGES[status] ?? "Internal server error";

function restFailure(status: number): Response {
  const code = status === 400 ? "PGRST100" : String(status);
  return Response.json({ code, message: messageFor(status), details: null, hint: null }, { status });
}

/** A hosted project's storage names the status within, and answers 400 to most of what it refuses. */
function storageFailure(status: number): Response {
  const error = status === 400 ? "invalid_request" : "failed";
  return Response.json({ statusCode: String(status), error, message: messageFor(status) }, { status });
}
