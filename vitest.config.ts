import path from "node:path";
import { defineConfig } from "vitest/config";

// One project per kind of test. Those that share one backend or one machine-wide resource run file after file.
const project = (name: string, include: string[], options: { serial?: boolean; timeoutMs?: number } = {}) => ({
  resolve: { alias: { "@": path.resolve("."), "server-only": path.resolve("tests/support/server-only.ts") } },
  test: {
    name,
    include,
    environment: "node",
    fileParallelism: !options.serial,
    testTimeout: options.timeoutMs ?? 10_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      project("unit", ["{lib,components,server,supabase,app,tests/bench}/**/*.test.{ts,tsx}"]),
      project("database", ["tests/database/**/*.test.ts"], { serial: true, timeoutMs: 30_000 }),
      project("contract", ["tests/contract/**/*.test.ts"], { serial: true, timeoutMs: 30_000 }),
      project("integration", ["tests/integration/**/*.test.ts"], { serial: true, timeoutMs: 120_000 }),
      project("faults", ["tests/faults/**/*.test.ts"], { serial: true, timeoutMs: 300_000 }),
    ],
  },
});
