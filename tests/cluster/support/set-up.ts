import { spawnSync } from "node:child_process";
import path from "node:path";
import setUpData from "@/tests/support/prepare-data";
import { hasPrograms } from "./programs";

/** Vitest's global set-up: a data folder to copy, and Debian's packages, where they are missing and may be installed. */
export default async function setUp(): Promise<undefined | (() => Promise<void>)> {
  if (!hasPrograms()) {
    spawnSync("sh", [path.join(import.meta.dirname, "install.sh")], { stdio: ["ignore", "ignore", "inherit"] });
    if (!hasPrograms())
      process.stderr.write("Skipped, as Redis or HAProxy is missing: sudo apt-get install redis-server haproxy\n");
  }
  return setUpData();
}
