import path from "node:path";
import { defineConfig } from "vitest/config";
import { COMPONENT_TEST_MS } from "./tests/support/component-test-ms.ts";

type Options = {
  serial?: boolean;
  isolate?: boolean;
  workers?: number;
  timeoutMs?: number;
  globalSetup?: string;
  setupFiles?: string;
  exclude?: string[];
};

/** Tests of components: most ask for a document in their first line. */
const COMPONENTS = [
  "components/**/*.test.tsx",
  "browser/{at-load,on-demand}/*.test.{ts,tsx}",
  "browser/on-demand.test.ts",
];
/** Unit tests with modules of their own, with settings that a module reads once, or that change their process. */
const ISOLATED = [
  "lib/caching/cached.test.ts",
  "lib/auth/server/viewer-header.test.ts",
  "lib/http/known-client.test.ts",
  "lib/images/server/picture-process.test.ts",
  "lib/images/server/prepare-picture.test.ts",
  "lib/images/server/sharp.test.ts",
  "lib/mail/server/subscription.test.ts",
  "lib/supabase/session.test.ts",
];
/** Integration tests that run parts of the application in their own process: modules that read its environment once, or keep servers. */
const OWN_MODULES = [
  "ai-picture-drafts",
  "ai-pictures-kept",
  "gateway",
  "gateway-bodies",
  "gateway-cache",
  "gateway-end",
  "gateway-failures",
  "gateway-lines",
  "gateway-memory",
  "gateway-metrics",
  "gateway-hosts",
  "gateway-refusals",
  "gateway-requests",
  "gateway-sharing",
  "gateway-stored-pages",
  "import-denue",
  "import-legacy",
  "mails",
  "openai",
  "payments-access",
  "payments-money",
  "payments-notifications",
  "payments-simulator",
  "process-environment",
  "rotate",
  "showcase",
  "warm-up",
].map((name) => `tests/integration/${name}.test.ts`);
/** Tests of the database that ask what only the embedded backend has, or that take long and say nothing of rights. */
const EMBEDDED_ALONE = [
  "bounds",
  "disk-guard",
  "former-build",
  "learned",
  "linter",
  "migrations",
  "personal-data",
  "search-*",
].map((name) => `tests/database/${name}.test.ts`);
/** Files that have a process of their own each; the others share theirs with files before and after them. */
export const FILES_WITH_A_PROCESS: readonly string[] = [...COMPONENTS, ...ISOLATED, ...OWN_MODULES];
const PREPARED_DATA = "tests/support/prepare-data.ts";

// One project per kind of test. A file starts what it needs on free ports and in folders of its own, so two run at a
// time: the machines that this is for have two processors.
const project = (
  name: string,
  include: string[],
  { serial, isolate = true, workers = 2, timeoutMs, globalSetup, setupFiles, exclude = [] }: Options = {},
) => ({
  resolve: { alias: { "@": path.resolve("."), "server-only": path.resolve("tests/support/server-only.ts") } },
  test: {
    name,
    include,
    exclude,
    environment: "node",
    fileParallelism: !serial,
    // Of a run over files of several kinds: those with as many workers together, one kind after another.
    sequence: { groupOrder: serial ? 1 : 0 },
    isolate,
    maxWorkers: workers,
    testTimeout: timeoutMs ?? 10_000,
    // As the backends of the tests have it (tests/support/scratch-backend.ts).
    env: { LITE_AUTH_BCRYPT_COST: "4" },
    hookTimeout: 120_000,
    globalSetup: globalSetup ?? [],
    setupFiles: setupFiles ?? [],
  },
});

export default defineConfig({
  test: {
    // In another order each time, so that no file leans on what another has left; `TEST_SEED` repeats one.
    sequence: { shuffle: { files: true }, seed: Number(process.env.TEST_SEED) || Date.now() },
    projects: [
      project(
        "unit",
        [
          "{lib,browser,components,docs,server,supabase,app,lint,tests/{bench,evals,mutants,support,texts}}/**/*.test.{ts,tsx}",
        ],
        { timeoutMs: 30_000, isolate: false, exclude: [...COMPONENTS, ...ISOLATED] },
      ),
      project("components", COMPONENTS, {
        timeoutMs: COMPONENT_TEST_MS,
        setupFiles: "tests/support/component-tests.ts",
      }),
      project("isolated", ISOLATED, { timeoutMs: 30_000 }),
      // Its modules keep nothing from one file to the next, so they are loaded once for each of the two.
      project("database", ["tests/database/**/*.test.ts"], {
        isolate: false,
        timeoutMs: 30_000,
        globalSetup: "tests/database/set-up.ts",
      }),
      project("hosted", ["tests/hosted/**/*.test.ts", "tests/database/**/*.test.ts"], {
        exclude: EMBEDDED_ALONE,
        isolate: false,
        timeoutMs: 30_000,
        globalSetup: "tests/hosted/set-up.ts",
      }),
      // Against a foreign project file after file, as they share its data, and without those of the embedded backend.
      project("contract", ["tests/contract/**/*.test.ts"], {
        exclude: process.env.CONTRACT_URL ? ["tests/contract/internals/**"] : [],
        isolate: false,
        serial: Boolean(process.env.CONTRACT_URL),
        timeoutMs: 120_000,
        globalSetup: PREPARED_DATA,
      }),
      // Most talk to an instance: what they load themselves keeps nothing.
      project("integration", ["tests/integration/**/*.test.ts"], {
        exclude: OWN_MODULES,
        isolate: false,
        timeoutMs: 120_000,
        globalSetup: PREPARED_DATA,
      }),
      project("own-modules", OWN_MODULES, { timeoutMs: 120_000, globalSetup: PREPARED_DATA }),
      // File after file, on instances that they share (tests/support/shared-instance.ts).
      project("site", ["tests/site/**/*.test.ts"], {
        serial: true,
        isolate: false,
        timeoutMs: 120_000,
        globalSetup: "tests/support/prepare-shared.ts",
      }),
      // File after file: each attack is held against the database of the one instance.
      project("security", ["tests/security/**/*.test.ts"], {
        serial: true,
        isolate: false,
        timeoutMs: 30_000,
        globalSetup: "tests/security/support/set-up.ts",
      }),
      project("cluster", ["tests/cluster/**/*.test.ts"], {
        serial: true,
        timeoutMs: 120_000,
        globalSetup: "tests/cluster/support/set-up.ts",
      }),
      project("faults", ["tests/faults/**/*.test.ts"], { serial: true, timeoutMs: 300_000 }),
    ],
  },
});
