import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";
import { hideValues, log } from "./log";

/** Logs the console's errors and warnings: of errors the usual fields, of texts nothing personal. */
export function takeConsole(to: Logger = log, from: Pick<Console, "error" | "warn"> = console): void {
  for (const level of ["error", "warn"] as const) {
    from[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = parts.filter((part) => typeof part === "string").join(" ");
      to[level](err ? { err } : {}, hideValues(stripVTControlCharacters(words)).trim() || "console");
    };
  }
}
