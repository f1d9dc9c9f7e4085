import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findTarget } from "@/supabase/seed/target";

const named = { NEXT_PUBLIC_SUPABASE_URL: "https://project.example.com", SUPABASE_SECRET_KEY: "sb_secret_x" };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "target-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

it("takes the project that the environment names", async () => {
  expect(await findTarget({ ...named, DATA_DIR: dataDir })).toEqual({
    supabaseUrl: "https://project.example.com",
    secretKey: "sb_secret_x",
  });
});

it("refuses half a name: writing to the wrong place is worse than not writing", async () => {
  await expect(findTarget({ ...named, SUPABASE_SECRET_KEY: undefined })).rejects.toThrow(/set both/);
});

it("else takes the instance that runs on the data folder, and says how to start one", async () => {
  await expect(findTarget({ DATA_DIR: dataDir })).rejects.toThrow(/bin\/start/);
  const status = { supabaseUrl: "http://127.0.0.1:3000", secretKey: "sb_secret_y", siteUrl: "http://127.0.0.1:3000" };
  await writeFile(path.join(dataDir, "status.json"), JSON.stringify(status));
  expect(await findTarget({ DATA_DIR: dataDir })).toEqual({
    supabaseUrl: "http://127.0.0.1:3000",
    secretKey: "sb_secret_y",
  });
});
