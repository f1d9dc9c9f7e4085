import { expect, it } from "vitest";
import { CachedResponse } from "./cached-response";

const TEXT = Buffer.from("negocios de Iztapalapa ".repeat(1_000));

it("is plain once for all to whom it is sent so", async () => {
  const kept = await CachedResponse.of({}, null, Buffer.from(TEXT), "gzip");
  const bodies = await Promise.all(Array.from({ length: 20 }, () => kept.body(null)));
  bodies.push(await kept.body(null));
  expect(bodies[0]).toEqual(TEXT);
  expect(new Set(bodies).size).toBe(1);
});

it("knows how much there is to send before it has been made", async () => {
  const kept = await CachedResponse.of({}, null, Buffer.from(TEXT), "gzip");
  expect(kept.bytesOf(null)).toBe(TEXT.length);
  expect(kept.bytesOf("br")).toBe(TEXT.length);
  expect(kept.bytesOf("gzip")).toBe((await kept.body("gzip")).length);
});
