import { describe, expect, it } from "vitest";
import { canDiagnose, isOpenToThisMachine } from "./access";

const TOKEN = "0123456789abcdef";
const local = { host: "localhost:3000", clientAddress: "127.0.0.1", token: null };
const SITE = "http://localhost:3000";

describe("canDiagnose", () => {
  it.each([
    ["localhost", local, SITE],
    ["127.0.0.1", { ...local, host: "127.0.0.1:3000" }, SITE],
    ["IPv6", { ...local, host: "[::1]:3000", clientAddress: "::1" }, SITE],
    ["this machine, of a site in the local network", local, "http://192.168.1.20:3000"],
    ["the token from anywhere", { host: "sitio.example", clientAddress: "203.0.113.9", token: TOKEN }, SITE],
  ])("lets in %s", (_name, request, siteUrl) => {
    expect(canDiagnose(request, siteUrl, TOKEN)).toBe(true);
  });

  it.each([
    ["another machine", { ...local, clientAddress: "192.168.1.30" }, SITE],
    ["an unknown address", { ...local, clientAddress: null }, SITE],
    ["a name that was made to point here", { ...local, host: "evil.example:3000" }, SITE],
    ["a host that only begins like this machine", { ...local, host: "localhost.evil.example" }, SITE],
    ["no host", { ...local, host: null }, SITE],
    ["a proxy on this machine, in front of a public site", local, "https://sitio.example"],
    ["a wrong token", { host: "sitio.example", clientAddress: "203.0.113.9", token: `${TOKEN}x` }, SITE],
    ["an empty token", { host: "sitio.example", clientAddress: "203.0.113.9", token: "" }, SITE],
  ])("keeps out %s", (_name, request, siteUrl) => {
    expect(canDiagnose(request, siteUrl, TOKEN)).toBe(false);
  });
});

describe("isOpenToThisMachine", () => {
  it.each([
    ["http://localhost:3000", true],
    ["http://192.168.1.20:3000", true],
    ["http://[::1]:3000", true],
    ["https://sitio.example", false],
    ["http://localhost.example", false],
  ])("%s: %s", (siteUrl, isOpen) => {
    expect(isOpenToThisMachine(siteUrl)).toBe(isOpen);
  });
});
