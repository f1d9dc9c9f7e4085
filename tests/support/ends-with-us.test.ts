import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "@/server/root";
import { spawnWithUs } from "./ends-with-us";
import { eventually } from "./eventually";
import { listTree, type RunningProcess, waitUntilGone } from "./processes";

const moduleOf = (name: string): string => JSON.stringify(path.join(import.meta.dirname, name));
const FILES = {
  // Ends by itself after the test, should it fail.
  "stays.ts": "setTimeout(() => undefined, 60_000); process.send?.('runs');",
  "parent.ts": `
    import { forkWithUs } from ${moduleOf("ends-with-us.ts")};
    forkWithUs(process.argv[2] ?? "").once("message", () => process.stdout.write("runs"));`,
  "says.ts": "process.stdout.write('runs');",
  "command.ts": `import ${moduleOf("ends-with-npm.ts")}; import "./stays"; import "./says";`,
  "package.json": JSON.stringify({
    type: "module",
    scripts: { stay: `${process.execPath} --import ${import.meta.resolve("tsx")} command.ts` },
  }),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ends-with-us-"));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that has said that it runs, and everything below it. */
async function treeOf(child: ChildProcess): Promise<RunningProcess[]> {
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  await eventually(() => expect(said).toContain("runs"));
  return listTree(child.pid ?? 0);
}

it("a child ends with the process that forked it, also by kill -9", async () => {
  const options = ["--import", "tsx", path.join(folder, "parent.ts"), path.join(folder, "stays.ts")];
  const parent = spawn(process.execPath, options, { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"] });
  const tree = await treeOf(parent);
  expect(tree.filter(({ parent: above }) => above === parent.pid)).not.toEqual([]);
  parent.kill("SIGKILL");
  await waitUntilGone(tree);
});

it("a command ends when it has nothing left to do", async () => {
  const child = spawnWithUs([path.join(folder, "says.ts")]);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect([said, code]).toEqual(["runs", 0]);
});

it.each(["SIGTERM", "SIGKILL"] as const)("a command ends with the npm that runs it, by %s", async (signal) => {
  const npm = spawn("npm", ["run", "stay"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const tree = await treeOf(npm);
  expect(tree.some(({ command }) => command.startsWith(process.execPath))).toBe(true);
  npm.kill(signal);
  await waitUntilGone(tree);
});
