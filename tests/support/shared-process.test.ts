import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { FILES_WITH_A_PROCESS } from "@/vitest.config";
import { dependentsOf, readImporters } from "./import-graph";

/** Modules that change what is one in a process: which formats sharp reads. */
const CHANGE_THEIR_PROCESS = ["lib/images/server/sharp.ts"];

it("files that share a process load nothing that changes it for those that follow", () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const tests = [...dependentsOf(CHANGE_THEIR_PROCESS, readImporters(files))].filter((file) =>
    file.endsWith(".test.ts"),
  );
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !FILES_WITH_A_PROCESS.includes(file))).toEqual([]);
});
