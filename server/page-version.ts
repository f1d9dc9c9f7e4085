import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/env";
import { ROOT } from "./root";

/** Name of what pages are made by: pages of another build, or of other settings, are other pages. */
export async function pageVersion(settings: Env): Promise<string> {
  const build = await readFile(path.join(ROOT, ".next/BUILD_ID"), "utf8");
  return createHash("sha256")
    .update(JSON.stringify([build.trim(), settings]))
    .digest("base64url")
    .slice(0, 16);
}
