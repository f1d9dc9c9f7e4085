import { describe, expect, it } from "vitest";
import { clientNetwork, networkOf } from "./client-network";

describe("networkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::5", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
  ])("%s is in %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it("clientNetwork reads what the last proxy wrote", () => {
  const headers = new Headers({ "x-forwarded-for": "1.1.1.1, 198.51.100.7" });
  expect(clientNetwork(headers, [])).toBe("198.51.100.7");
  expect(clientNetwork(new Headers(), [])).toBe("unknown");
});
