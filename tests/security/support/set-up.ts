import type { TestProject } from "vitest/node";
import { bundleOnce } from "@/tests/support/bundle-once";
import { startInstance } from "@/tests/support/instance";
import { prepareWorld } from "./prepare";
import { PROXY_ADDRESS } from "./send";

/** Vitest's global set-up: one instance with the showcase, for all attacks. */
export default async function setUp(project: TestProject): Promise<() => Promise<unknown>> {
  await bundleOnce();
  const instance = await startInstance({ seed: "showcase", environment: { TRUSTED_PROXIES: PROXY_ADDRESS } });
  try {
    project.provide("world", await prepareWorld(instance));
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return instance.stop;
}
