import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readKnownClient, signKnownClient } from "@/lib/http/known-client";
import { openDataFolder } from "@/server/data-folder";
import { dataPaths } from "@/supabase/local/paths";
import { loadSecrets, type Secrets } from "@/supabase/local/secrets";
import { showcaseAccounts } from "@/supabase/seed/showcase/accounts";
import { aMailAddress, client, PASSWORD } from "@/tests/support/backend-target";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const rotate = (dataDir: string) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "server/rotate.ts"], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

let dataDir: string;
let old: Secrets;
let session: { access_token: string; refresh_token: string };
let cookie: string;
let backend: ScratchBackend;
const USER = { email: aMailAddress(), password: PASSWORD };

beforeAll(async () => {
  dataDir = await aPreparedDataDir();
  const before = await startScratchBackend({ dataDir });
  old = await loadSecrets(dataDir);
  const { admin } = client(before.url, before.secretKey).auth;
  const made = await admin.createUser({ ...USER, email_confirm: true });
  const [, free, pro] = showcaseAccounts(old.secretKey);
  await admin.createUser({ email: free?.email, password: free?.password, email_confirm: true });
  // Its owner has chosen another one.
  await admin.createUser({ email: pro?.email, password: PASSWORD, email_confirm: true });
  const { data } = await client(before.url, before.publishableKey).auth.signInWithPassword(USER);
  if (!data.session) throw new Error("nobody signed in");
  session = data.session;
  cookie = await signKnownClient(made.data.user?.id ?? "", old.signingKeys);
  await before.stop();
  await rotate(dataDir);
  backend = await startScratchBackend({ dataDir });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it("replaces every secret of the instance", async () => {
  const renewed = await loadSecrets(dataDir);
  for (const [name, value] of Object.entries(old)) expect(renewed[name as keyof Secrets], name).not.toEqual(value);
  expect(await readFile(`${dataPaths(dataDir).secrets}.old`).catch(() => null)).toBeNull();
});

it("goes on believing what was signed before, and signs with the new one", async () => {
  const { signingKeys } = await loadSecrets(dataDir);
  expect(signingKeys.slice(1)).toEqual(old.signingKeys);
  expect(await readKnownClient(cookie, signingKeys)).not.toBeNull();
  expect(await readKnownClient(cookie, [signingKeys[0]])).toBeNull();
});

it("ends the service key of before: the new one opens what the old one opened", async () => {
  const status = async (key: string) =>
    (await fetch(`${backend.url}/auth/v1/admin/users`, { headers: { apikey: key, authorization: `Bearer ${key}` } }))
      .status;
  expect(await status(old.secretKey)).toBe(403);
  expect(await status(backend.secretKey)).toBe(200);
});

it("ends sessions of before: neither an access token nor a refresh token counts", async () => {
  const visitor = client(backend.url, backend.publishableKey);
  expect((await visitor.auth.getUser(session.access_token)).error).not.toBeNull();
  const { error } = await visitor.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(error?.code).toBe("refresh_token_not_found");
  expect((await visitor.auth.signInWithPassword(USER)).error).toBeNull();
});

it("gives the showcase's accounts the passwords of the new key, but for those that were changed", async () => {
  const enter = async (account: { email: string; password: string } | undefined) =>
    (await client(backend.url, backend.publishableKey).auth.signInWithPassword(account ?? USER)).error?.code ??
    "entered";
  const [, freeBefore] = showcaseAccounts(old.secretKey);
  const [, free, pro] = showcaseAccounts(backend.secretKey);
  expect(await enter(freeBefore)).toBe("invalid_credentials");
  expect(await enter(free)).toBe("entered");
  expect(await enter(pro)).toBe("invalid_credentials");
  expect(await enter(pro && { ...pro, password: PASSWORD })).toBe("entered");
});

it("ends the database's password of before", async () => {
  const url = Object.assign(new URL(backend.databaseUrl), { password: old.postgresPassword }).href;
  const sql = postgres(url, { max: 1 });
  await expect(sql`select 1`).rejects.toMatchObject({ code: "28P01" });
  await sql.end();
});

it("leaves a folder alone that an instance has, that a broken rotation has left, or that holds none", async () => {
  const before = await loadSecrets(dataDir);
  const left = `${dataPaths(dataDir).secrets}.old`;
  await writeFile(left, "{}");
  await expect(rotate(dataDir)).rejects.toThrow(/a rotation that was broken off/);
  await rm(left);
  const lock = await openDataFolder(dataDir, { isFresh: false });
  await expect(rotate(dataDir)).rejects.toThrow(/on the data folder/);
  lock.release();
  expect(await loadSecrets(dataDir)).toEqual(before);
  await expect(rotate(`${dataDir}/none`)).rejects.toThrow(/There is no instance/);
});
