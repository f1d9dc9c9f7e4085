/** The fields of a PostgreSQL error that an API answer shows. */
interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

/** PostgREST's HTTP status by SQLSTATE or its class, for those that @supabase/lite does not know. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  "23": 400,
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
  "54": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  XX: 500,
};

/** These have their own place in @supabase/lite, which needs the original code. */
const KNOWN_CODES: ReadonlySet<string> = new Set(["23502", "23503", "23505", "25006"]);

/** The library made wrong SQL of a request that makes no sense; the message would show it. */
const MISBUILT_SQL = "42601";

/**
 * A database error in the form that @supabase/lite answers faithfully. It understands errors of the made-up class
 * "PGRST", which carry their own answer, so a code that it would turn into 500 "SUP" is wrapped in one.
 * Anything else is returned as it is.
 * Source: https://docs.postgrest.org/en/v13/references/errors.html
 */
export function apiError(error: unknown): unknown {
  if (!isDatabaseError(error) || KNOWN_CODES.has(error.code)) return error;
  if (error.code === MISBUILT_SQL) return answer(400, { code: "PGRST100", message: "The request is not valid" });
  const status = STATUS_BY_CODE[error.code] ?? STATUS_BY_CODE[error.code.slice(0, 2)];
  if (status === undefined) return error;
  return answer(status, error);
}

function answer(status: number, { code, message, detail, hint }: DatabaseError): Error {
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

function isDatabaseError(error: unknown): error is Error & DatabaseError {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)
  );
}
