import { type RunningInstance, runningInstance } from "@/server/status-file";
import { bundleOnce } from "@/tests/support/bundle-once";
import { startInstance } from "./instance";

/**
 * Playwright's global set-up: one instance with all data for the whole run. With E2E_SITE_URL set already, the tests
 * run against that one instead, which must be there; E2E_STATUS is then its `npm run -s status`.
 */
export default async function setUp(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.E2E_SITE_URL) return undefined;
  await bundleOnce();
  const instance = await startInstance({ seed: "full" });
  process.env.E2E_SITE_URL = instance.siteUrl;
  process.env.E2E_STATUS = JSON.stringify(instance.status);
  return () => instance.stop();
}

/** The instance under test, for tests that prepare data. */
export const instanceUnderTest = (): RunningInstance =>
  runningInstance.parse(JSON.parse(process.env.E2E_STATUS ?? "null"));
