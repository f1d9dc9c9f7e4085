import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { ENDS_WITH_US } from "@/tests/support/ends-with-us";
import type { Instance } from "@/tests/support/instance";
import type { Workshop } from "../part";
import { readListingAnswer } from "./listing-answer";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** Server actions are no part of a tree: their modules would bring the whole server along. */
const WITHOUT_ACTIONS: Plugin = {
  name: "without-actions",
  setup({ onLoad }) {
    onLoad({ filter: /\/actions\.tsx?$|\/report-missing\.ts$/ }, () => ({
      contents: "module.exports = new Proxy({}, { get: () => () => undefined });",
      loader: "js",
    }));
  },
};

/** Processor time that React's server alone needs for the tree of a listing in a plain node process, in milliseconds. */
export async function renderAlone(instance: Instance, paths: readonly string[], workshop: Workshop): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-render-"));
  workshop.atEnd(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "alone.cjs");
  await build({
    entryPoints: [path.join(import.meta.dirname, "alone.ts")],
    outfile: file,
    absWorkingDir: ROOT,
    bundle: true,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    tsconfig: path.join(ROOT, "tsconfig.json"),
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { "server-only": path.join(ROOT, "tests/support/server-only.ts") },
    loader: { ".css": "empty", ".svg": "empty", ".png": "empty" },
    plugins: [WITHOUT_ACTIONS],
    logLevel: "error",
  });
  const answers: unknown[] = [];
  for (const each of paths) answers.push(await readListingAnswer(instance, each));
  const child = fork(file, [], { execArgv: [...ENDS_WITH_US], env: { ...process.env, NODE_ENV: "production" } });
  workshop.atEnd(() => child.kill());
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`rendering alone ended with ${code}`);
  });
  child.send(answers);
  const [ms] = await Promise.race([once(child, "message"), failed]);
  failed.catch(() => undefined);
  return Number(ms);
}
