/** PostgreSQL's code of a refused write: a nearly full disk makes it read-only, ours (disk-guard.ts) and hosted ones. */
const READ_ONLY = "25006";

export class NoSpaceError extends Error {}

export const isNoSpace = (error: unknown): boolean =>
  error instanceof NoSpaceError || (error instanceof Error && "code" in error && error.code === READ_ONLY);
