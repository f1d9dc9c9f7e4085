import { describe, expect, it } from "vitest";
import { clientAddress, isAddressOrRange, isTrustedAddress } from "./client-address";

const TRUSTED = ["127.0.0.1", "::1", "10.0.0.0/8"];

describe("clientAddress", () => {
  it.each([
    ["a direct visitor", undefined, "203.0.113.9", TRUSTED, "203.0.113.9"],
    ["a visitor who claims another address", "198.51.100.1", "203.0.113.9", TRUSTED, "203.0.113.9"],
    ["a visitor behind a trusted proxy", "198.51.100.1", "10.1.2.3", TRUSTED, "198.51.100.1"],
    ["a false entry before the true one", "1.1.1.1, 198.51.100.1", "10.1.2.3", TRUSTED, "198.51.100.1"],
    ["two trusted proxies", "198.51.100.1, 10.9.9.9", "127.0.0.1", TRUSTED, "198.51.100.1"],
    ["an address claimed to be a trusted one", "198.51.100.1, 10.9.9.9", "203.0.113.9", TRUSTED, "203.0.113.9"],
    ["trusted addresses only", "10.0.0.1, 10.0.0.2", "127.0.0.1", TRUSTED, "10.0.0.1"],
    ["no trusted proxy at all", "198.51.100.1", "127.0.0.1", [], "127.0.0.1"],
    ["an IPv4 peer on an IPv6 socket", "198.51.100.1", "::ffff:10.1.2.3", TRUSTED, "198.51.100.1"],
    ["an IPv6 visitor", "2001:db8::5", "::1", TRUSTED, "2001:db8::5"],
    ["an entry with a port", "198.51.100.1:4711", "127.0.0.1", TRUSTED, "198.51.100.1"],
    ["an IPv6 entry with a port", "[2001:db8::5]:443", "127.0.0.1", TRUSTED, "2001:db8::5"],
    ["rubbish from a trusted proxy", "<script>", "127.0.0.1", TRUSTED, "127.0.0.1"],
    ["rubbish before a true entry", "unknown, 198.51.100.1", "127.0.0.1", TRUSTED, "198.51.100.1"],
    ["an unknown peer", "1.1.1.1, 198.51.100.1", null, [], "198.51.100.1"],
    ["nothing known", null, null, TRUSTED, null],
    ["an empty header", " , ", "203.0.113.9", TRUSTED, "203.0.113.9"],
  ])("reads %s", (_case, header, peer, trusted, expected) => {
    expect(clientAddress(header, peer, trusted)).toBe(expected);
  });
});

describe("isTrustedAddress", () => {
  it.each([
    ["10.200.0.1", true],
    ["11.0.0.1", false],
    ["::ffff:127.0.0.1", true],
    ["::1", true],
    ["::2", false],
    ["nonsense", false],
    [null, false],
  ])("%s: %s", (address, expected) => {
    expect(isTrustedAddress(address, TRUSTED)).toBe(expected);
  });
});

describe("isAddressOrRange", () => {
  it.each(["127.0.0.1", "10.0.0.0/8", "0.0.0.0/0", "::1", "2001:db8::/32"])("accepts %s", (text) => {
    expect(isAddressOrRange(text)).toBe(true);
  });
  it.each(["", "localhost", "10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/8/1", "10.0.0.0/x", "*"])(
    "refuses %j",
    (text) => {
      expect(isAddressOrRange(text)).toBe(false);
    },
  );
});

it("what is remembered of an address is that of the list that was asked for", () => {
  const others = ["203.0.113.0/24"];
  for (let time = 0; time < 2; time++) {
    expect(isTrustedAddress("203.0.113.9", TRUSTED)).toBe(false);
    expect(isTrustedAddress("203.0.113.9", others)).toBe(true);
    // More than are remembered come in between.
    for (let n = 0; n < 1500; n++) isTrustedAddress(`198.51.${n >> 8}.${n & 255}`, others);
  }
});
