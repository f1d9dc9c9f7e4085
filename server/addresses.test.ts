import { describe, expect, it } from "vitest";
import { localUrl, publicUrl } from "./addresses";

describe("publicUrl and localUrl", () => {
  it.each([
    ["127.0.0.1", "http://localhost:3000", "http://127.0.0.1:3000"],
    ["0.0.0.0", "http://192.168.1.20:3000", "http://127.0.0.1:3000"],
    ["::", "http://192.168.1.20:3000", "http://127.0.0.1:3000"],
    ["::1", "http://[::1]:3000", "http://[::1]:3000"],
    ["192.168.1.20", "http://192.168.1.20:3000", "http://192.168.1.20:3000"],
  ])("of an instance that listens on %s", (host, forPeople, forPrograms) => {
    expect(publicUrl(host, 3000, "192.168.1.20")).toBe(forPeople);
    expect(localUrl(host, 3000)).toBe(forPrograms);
  });

  it("falls back to localhost on a machine without a network", () => {
    expect(publicUrl("0.0.0.0", 3000, null)).toBe("http://localhost:3000");
  });
});
