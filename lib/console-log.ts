import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";
import { hideValues, log } from "./log";

/**
 * Has what is written to the console as an error or a warning written to the log, in its form: of errors what it keeps of every
 * error, of texts what cannot be somebody's, and of anything else nothing.
 */
export function takeConsole(to: Logger = log, from: Pick<Console, "error" | "warn"> = console): void {
  for (const level of ["error", "warn"] as const) {
    from[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = parts.filter((part) => typeof part === "string").join(" ");
      to[level](err ? { err } : {}, hideValues(stripVTControlCharacters(words)).trim() || "console");
    };
  }
}
