import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSources } from "./source-hash";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "source-hash-"));
  mkdirSync(path.join(root, "app/nested"), { recursive: true });
  writeFileSync(path.join(root, "app/nested/page.tsx"), "one");
  writeFileSync(path.join(root, "next.config.ts"), "config");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe("hashSources", () => {
  it.each([
    ["a changed page", "app/nested/page.tsx", "two"],
    ["a new page", "app/other.tsx", "one"],
    ["a changed configuration", "next.config.ts", "other"],
    ["a new dependency", "package-lock.json", "{}"],
  ])("changes with %s", async (_case, file, text) => {
    const before = await hashSources(root);
    write(file, text);
    expect(await hashSources(root)).not.toBe(before);
  });

  it.each([
    ["a test", "app/nested/page.test.tsx", "test"],
    ["a file that is not built", "README.md", "text"],
  ])("stays the same with %s", async (_case, file, text) => {
    const before = await hashSources(root);
    write(file, text);
    expect(await hashSources(root)).toBe(before);
  });

  it("stays the same when a file is only touched", async () => {
    const before = await hashSources(root);
    utimesSync(path.join(root, "next.config.ts"), 1, 1);
    expect(await hashSources(root)).toBe(before);
  });
});
