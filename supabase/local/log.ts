import pino from "pino";
import { createLog } from "@/lib/log";

/** JSON lines on stderr, synchronous for crashes. Never log personal data, keys or tokens; errors go through {@link errorFields}. */
export const log = createLog(pino.destination({ fd: 2, sync: true }), { process: "backend" });

/** Class and code of an error. Database messages and details quote the row that failed. */
export function errorFields(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return code === undefined ? { error: error.name } : { error: error.name, code };
}
