import { expect, it } from "vitest";
import { config } from "@/proxy";
import { PRIVATE_SEGMENTS } from "./security-headers";

it("the proxy stands before every private page, and before nothing else", () => {
  const segments = PRIVATE_SEGMENTS.filter((segment) => segment !== "api");
  expect(config.matcher).toEqual([`/(${segments.join("|")})/:path*`]);
});
