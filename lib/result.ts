/** The outcome of something that may fail in ways that a caller expects; anything else is thrown. */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code };

export const success = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const failure = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code });
