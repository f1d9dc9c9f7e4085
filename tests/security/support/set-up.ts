import { readFile } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { bundleOnce } from "@/tests/support/bundle-once";
import { startInstance } from "@/tests/support/instance";
import { NOBODYS } from "./nobodys";
import { prepareWorld } from "./prepare";
import { PROXY_ADDRESS } from "./send";

/** Vitest's global set-up: one instance with the showcase, for all attacks; of a bench, the world that ATTACKED_WORLD names. */
export default async function setUp(project: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.ATTACKED_WORLD) {
    project.provide("world", JSON.parse(await readFile(process.env.ATTACKED_WORLD, "utf8")));
    return undefined;
  }
  await bundleOnce();
  const instance = await startInstance({
    seed: "showcase",
    environment: { TRUSTED_PROXIES: PROXY_ADDRESS, ...NOBODYS },
  });
  try {
    project.provide("world", await prepareWorld(instance));
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return instance.stop;
}
