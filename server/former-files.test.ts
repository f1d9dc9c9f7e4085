import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FormerFiles } from "./former-files";

let folder: string;
let files: FormerFiles;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "former-files-"));
  files = new FormerFiles(path.join(folder, "served"), path.join(folder, "former"), 2);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (hours: number): Date => new Date(Date.UTC(2026, 0, 1, hours));
const served = () =>
  readdirSync(path.join(folder, "served"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** A build of these files alone. */
async function build(now: Date, ...names: readonly string[]): Promise<void> {
  await files.setAside(now);
  rmSync(path.join(folder, "served"), { recursive: true, force: true });
  mkdirSync(path.join(folder, "served/chunks"), { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, "served/chunks", name), name);
  await files.bringBack(now);
}

it("serves a former build's files until a day after the build that has them no more", async () => {
  await build(at(0), "a.js", "b.js");
  await build(at(100), "b.js", "c.js");
  expect(served()).toEqual(["a.js", "b.js", "c.js"]);
  await build(at(120), "c.js", "d.js");
  expect(served()).toEqual(["a.js", "b.js", "c.js", "d.js"]);
  await build(at(125), "d.js");
  expect(served()).toEqual(["b.js", "c.js", "d.js"]);
});

it("counts anew for a file that a build has had again", async () => {
  await build(at(0), "a.js");
  await build(at(1), "b.js");
  await build(at(2), "a.js");
  await build(at(20), "b.js");
  await build(at(40), "b.js");
  expect(served()).toEqual(["a.js", "b.js"]);
});

it("keeps the latest when there are too many", async () => {
  await build(at(0), "a.js");
  await build(at(1), "b.js", "c.js");
  await build(at(2), "d.js");
  expect(served()).toEqual(["b.js", "c.js", "d.js"]);
});
