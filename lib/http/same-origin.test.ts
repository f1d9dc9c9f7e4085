import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

describe("isSameOrigin", () => {
  it.each([
    ["a page of the site", { origin: "https://site.mx", host: "site.mx" }, true],
    [
      "a page of the site behind a proxy",
      { origin: "https://site.mx", host: "10.0.0.1", "x-forwarded-host": "site.mx" },
      true,
    ],
    ["another port", { origin: "http://localhost:3001", host: "localhost:3000" }, false],
    ["another site", { origin: "https://evil.example", host: "site.mx" }, false],
    ["a page without an origin", { origin: "null", host: "site.mx" }, false],
    ["no browser", { host: "site.mx" }, false],
  ])("%s", (_, headers, expected) => {
    expect(isSameOrigin(new Headers(headers))).toBe(expected);
  });
});
