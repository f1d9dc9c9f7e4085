import { describe, expect, it } from "vitest";
import { ownAddress } from "@/supabase/local/own-address";

const PORT = 40_000;
const SITE = "https://directorio.example";
const own = { host: `127.0.0.1:${PORT}` };
const forwarded = { ...own, "x-forwarded-for": "203.0.113.7", "x-forwarded-host": "192.168.1.5:3000" };

describe("ownAddress", () => {
  const { problemOf } = ownAddress(SITE);

  it.each([
    ["a program", own],
    ["a program that says localhost", { host: `localhost:${PORT}` }],
    ["a program by IPv6", { host: `[::1]:${PORT}` }],
    ["a page of the site", { ...own, origin: SITE }],
    ["a page of its own", { ...own, origin: `http://127.0.0.1:${PORT}` }],
    ["a page of somebody who works here", { ...own, origin: "http://localhost:5173" }],
    ["a page elsewhere, by way of the gateway", { ...forwarded, origin: "https://evil.example" }],
  ])("takes requests of %s", (_case, headers) => {
    expect(problemOf(headers, PORT)).toBeNull();
  });

  it.each([
    ["of no name", {}, 421],
    ["by a name that leads here", { host: `evil.example:${PORT}` }, 421],
    ["by a name that begins like ours", { host: `127.0.0.1.evil.example:${PORT}` }, 421],
    ["without the port", { host: "127.0.0.1" }, 421],
    ["for another port", { host: `127.0.0.1:${PORT + 1}` }, 421],
    ["by another name, with the marks of the gateway", { ...forwarded, host: "evil.example" }, 421],
    ["of a page elsewhere", { ...own, origin: "https://evil.example" }, 403],
    ["of a page that hides where it is from", { ...own, origin: "null" }, 403],
    ["of a page whose name begins like ours", { ...own, origin: "http://127.0.0.1.evil.example" }, 403],
    ["of an origin that is none", { ...own, origin: "http://[" }, 403],
  ])("refuses requests %s", (_case, headers, status) => {
    expect(problemOf(headers, PORT)).toBe(status);
  });

  it.each([
    ["a page of the site", { ...forwarded, origin: SITE }, null],
    ["a page of the address that the visitor uses", { ...forwarded, origin: "http://192.168.1.5:3000" }, null],
    ["a program", forwarded, null],
    ["a page elsewhere", { ...forwarded, origin: "https://evil.example" }, 403],
    ["a page on the visitor's machine", { ...forwarded, origin: "http://localhost:8080" }, 403],
  ])("by way of the gateway, a socket of %s: %s", (_case, headers, status) => {
    expect(problemOf(headers, PORT, true)).toBe(status);
  });
});
