import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./tests/support/find-browser";

const CI_TIMEOUT_MS = 30_000;
/** Time for a page to show what is expected, with both processors busy. */
const EXPECT_TIMEOUT_MS = 15_000;

// One instance with all data serves every test (tests/support/e2e-instance.ts): tests read it, and those that write
// make a business of their own.
//
// A test runs on a phone. One that depends on the window (what stands elsewhere on wide screens) has the tag "@wide" and
// runs on a computer's screen too.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: ["./tests/support/e2e-browser.ts", "./tests/support/e2e-instance.ts"],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests wait for the site half of their time, in which bin/test runs other stages.
  workers: process.env.CI ? 2 : 3,
  timeout: CI_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: [["list"]],
  use: {
    baseURL: process.env.E2E_SITE_URL,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    // Requests that a worker answers pass by what a test stands in for; installed-app.spec.ts is about the worker.
    serviceWorkers: "block",
    // A trace of every test takes a fifth of the processor's time; add `--trace on` to look into a failure.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: installedBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: "wide", grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
