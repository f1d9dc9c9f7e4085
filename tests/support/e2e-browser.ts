import { findBrowser } from "./find-browser";

/** Playwright's first set-up: without a browser nothing else is started. */
export default function setUp(): void {
  findBrowser();
}
