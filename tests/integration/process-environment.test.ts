import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
import { PictureProcess } from "@/lib/images/server/picture-process";
import { startPass } from "@/lib/import/server/import-process";
import { createBackendProcess } from "@/server/backend-process";
import { bundleOnce } from "@/tests/support/bundle-once";
import { eventually } from "@/tests/support/eventually";
import { jpegBomb } from "@/tests/support/picture-bombs";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { environmentNames } from "@/tests/support/processes";

/** Environment of an operator: what the site needs, and what is nobody's business. */
const OPERATORS = {
  NEXT_PUBLIC_SUPABASE_URL: "http://127.0.0.1:1",
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  SIGNING_SECRETS: `a:${"s".repeat(32)}`,
  MERCADOPAGO_ACCESS_TOKEN: "APP_USR-real",
  MERCADOPAGO_COLLECTOR_ID: "42",
  OPENAI_API_KEY: "sk-x",
  SMTP_URL: "smtps://user:hush@mail.example:465",
  MAIL_FROM: "avisos@example.org",
  AWS_SECRET_ACCESS_KEY: "x",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-environment-"));
  for (const [name, value] of Object.entries(OPERATORS)) vi.stubEnv(name, value);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Without what node itself tells a child of the channel to it. */
const withoutChannel = (names: readonly string[]) => names.filter((name) => !name.startsWith("NODE_CHANNEL_")).sort();

it("the process for pictures knows nothing", async () => {
  const decoder = new PictureProcess();
  await decoder.run("encodeWebp", jpegBomb({ width: 64, height: 48 }), PICTURE_LIMITS.default);
  expect(withoutChannel(environmentNames(decoder.pid ?? 0))).toEqual(["MALLOC_ARENA_MAX", "NODE_ENV"]);
});

it("the process of an import knows the project", async () => {
  const entry = path.join(folder, "entry.mjs");
  const told = path.join(folder, "told.json");
  const script = `import { writeFileSync } from "node:fs";
    writeFileSync(process.argv[2], JSON.stringify(Object.keys(process.env)));
    process.exit(0);`;
  await writeFile(entry, script);
  startPass(told, 1, { entry });
  await eventually(async () => {
    expect(withoutChannel(JSON.parse(await readFile(told, "utf8")))).toEqual([
      "NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY",
      "NEXT_PUBLIC_SUPABASE_URL",
      "NODE_ENV",
      "SUPABASE_SECRET_KEY",
    ]);
  });
});

it("the backend knows no key of the operator's: its own are in its folder", async () => {
  await bundleOnce();
  const dataDir = await aPreparedDataDir();
  const address = "http://127.0.0.1:1";
  const backend = createBackendProcess({
    environment: { ...process.env },
    settings: {
      ...{ dataDir, siteUrl: address, revalidateUrl: address, cronUrl: address, webhookUrl: address },
      ...{ hasTimers: false, hasPaymentProvider: true, diskReserveMb: 0, tracing: null },
    },
    onUp: () => undefined,
    onDown: () => undefined,
  });
  try {
    // It has no simulated provider where there is a real one.
    expect(await backend.start()).toMatchObject({ simulator: null });
    const names = environmentNames(backend.pid ?? 0);
    expect(names).toContain("BACKEND_SETTINGS");
    for (const name of Object.keys(OPERATORS)) expect(names).not.toContain(name);
  } finally {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
