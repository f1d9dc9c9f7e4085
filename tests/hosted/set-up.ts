import type { TestProject } from "vitest/node";
import { startProject } from "./project";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database that the tests of the stage "hosted" copy. */
    hostedProject?: string;
  }
}

/** Vitest's global set-up of the stage "hosted" (see tests/database/scratch.ts). */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProject();
  provide("hostedProject", url);
  return stop;
}
