import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach } from "vitest";
import { client } from "@/tests/support/backend-target";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

export type Cleanup = () => unknown;

/** Runs what was pushed after each test of the file, last first. */
export function cleanupList(): Cleanup[] {
  const cleanups: Cleanup[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });
  return cleanups;
}

/** An empty data folder; or one in which the migrations have been applied, for tests of what comes after. */
export async function aDataDir(cleanups: Cleanup[], { isPrepared = false } = {}): Promise<string> {
  const folder = isPrepared ? await aPreparedDataDir() : await mkdtemp(path.join(os.tmpdir(), "iztapalapa-process-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function startFor(
  cleanups: Cleanup[],
  options: Parameters<typeof startScratchBackend>[0],
): Promise<ScratchBackend> {
  const backend = await startScratchBackend(options);
  cleanups.push(backend.stop);
  return backend;
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}

const markOf = (name: string) => `prueba-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** A row by which a test recognises its data. */
export async function addMark({ url, secretKey }: ScratchBackend, name = "de prueba"): Promise<void> {
  const mark = { slug: markOf(name), nombre: name, orden: randomInt(1_000, 32_000) };
  await client(url, secretKey).from("categorias").insert(mark).throwOnError();
}

export async function hasMark({ url, publishableKey }: ScratchBackend, name = "de prueba"): Promise<boolean> {
  const { data } = await client(url, publishableKey).from("categorias").select("slug").eq("slug", markOf(name));
  return data?.length === 1;
}
