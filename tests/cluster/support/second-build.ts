import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "@/server/root";

const LEFT_OUT = new Set([".git", ".build", ".data", ".next", "node_modules"]);
const BUILD_ID = ".next/BUILD_ID";

export type SecondBuild = { root: string; remove: () => Promise<void> };

async function newFolder() {
  // Not in a folder that git ignores, where Tailwind would read the packages, too, as sources.
  const root = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-second-"));
  const run = (program: string, ...args: string[]) => promisify(execFile)(program, args, { cwd: root });
  const sources = (await readdir(ROOT)).filter((name) => !LEFT_OUT.has(name));
  return { root, run, sources, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The present build under another id: links to all but what knows where it stands. */
export async function copiedBuild(): Promise<SecondBuild> {
  const { root, run, sources, remove } = await newFolder();
  await mkdir(path.join(root, ".next"));
  const built = (await readdir(path.join(ROOT, ".next"))).map((name) => path.join(".next", name));
  for (const name of [...sources, ...built, "node_modules"].filter((each) => ![BUILD_ID, "server"].includes(each)))
    await symlink(path.join(ROOT, name), path.join(root, name));
  await writeFile(path.join(root, BUILD_ID), "second");
  await run("cp", "-R", path.join(ROOT, "server"), ".");
  await run(process.execPath, "server/bundle.ts");
  return { root, remove };
}

/** Sources, packages and build in a folder of their own, where they may be changed. */
export async function ownFolder(): Promise<SecondBuild & { build: () => Promise<void> }> {
  const { root, run, sources, remove } = await newFolder();
  await run("cp", "-a", ...[...sources, ".next"].map((name) => path.join(ROOT, name)), ".");
  const packages = path.join(ROOT, "node_modules");
  await run("cp", "-al", packages, ".").catch(() => run("cp", "-a", packages, "."));
  await run(process.execPath, "server/bundle.ts");
  return {
    ...{ root, remove },
    async build() {
      await run(process.execPath, "--import", "tsx", "server/build-site.ts");
    },
  };
}

/** A build of its own, of sources that differ in a file that nobody reads; a minute. */
export async function realBuild(): Promise<SecondBuild> {
  const { root, build, remove } = await ownFolder();
  await writeFile(path.join(root, "public/second.txt"), "");
  await build();
  return { root, remove };
}
