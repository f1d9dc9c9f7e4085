import { afterEach, expect, it, vi } from "vitest";
import { findBrowser, installedBrowser } from "./find-browser";

afterEach(() => vi.unstubAllEnvs());

it("takes the program that CHROME_PATH names", () => {
  vi.stubEnv("CHROME_PATH", process.execPath);
  expect(findBrowser()).toBe(process.execPath);
  expect(installedBrowser()).toBe(process.execPath);
});

it("says in one sentence where it looked and what to install, and no places in the code", () => {
  vi.stubEnv("CHROME_PATH", "/none");
  expect(installedBrowser()).toBeUndefined();
  const sentence =
    "There is no browser at /none. To install one: sudo apt-get update && sudo apt-get install -y chromium-headless-shell fonts-noto-core";
  expect(findBrowser).toThrow(expect.objectContaining({ message: sentence, stack: sentence }));
});
