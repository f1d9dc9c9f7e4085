import { startProject } from "./project";

/** Vitest's global set-up: the project that the tests of the run copy (tests/database/scratch.ts). */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await startProject();
  process.env.HOSTED_PROJECT = url;
  return stop;
}
