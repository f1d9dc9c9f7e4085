import { existsSync } from "node:fs";
import { ROOT } from "./root";

/**
 * The environment of this process, with what `.env.local` and `.env` add to it, as Next reads them. The only place in
 * server/ that reads process.env.
 */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  // A variable that is set already stays as it is, so the first file wins over the second.
  for (const name of [".env.local", ".env"]) {
    const file = `${ROOT}/${name}`;
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return process.env;
}
