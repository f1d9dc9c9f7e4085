/** An expected failure is a value with a code; unexpected ones are thrown. */
export type Result<Value, ErrorCode extends string> = { ok: true; value: Value } | { ok: false; error: ErrorCode };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <ErrorCode extends string>(error: ErrorCode): { ok: false; error: ErrorCode } => ({
  ok: false,
  error,
});
