import { existsSync } from "node:fs";
import { ROOT } from "./root";

type Environment = Readonly<Record<string, string | undefined>>;

export const givenEnvironment = (): Environment => process.env;

/** Environment with `.env.local` and `.env` added, as Next reads them. This file alone in server/ reads process.env. */
export function readEnvironment(): Environment {
  // A variable that is set already stays as it is, so the first file wins over the second.
  for (const name of [".env.local", ".env"]) {
    const file = `${ROOT}/${name}`;
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return process.env;
}
