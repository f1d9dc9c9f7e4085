import { describe, expect, it } from "vitest";
import { QUALITY_LADDER } from "../picture-limits";
import { bestThatFits } from "./best-quality";

/** Sizes as they fall with the quality; what fits is decided by the limit. */
const search = async (limit: number) => {
  const tried: number[] = [];
  const quality = await bestThatFits(
    QUALITY_LADDER,
    async (rung) => {
      tried.push(rung);
      return rung;
    },
    (rung) => rung <= limit,
  );
  return { quality, tried };
};

describe("bestThatFits", () => {
  it("tries the best first, and no other when it fits", async () => {
    expect(await search(100)).toEqual({ quality: 90, tried: [90] });
  });

  it.each(QUALITY_LADDER)("finds %i, as the whole ladder would", async (limit) => {
    const { quality, tried } = await search(limit);
    expect(quality).toBe(limit);
    expect(tried.length).toBeLessThanOrEqual(5);
  });

  it("gives the last one when none fits, without trying the others", async () => {
    expect(await search(10)).toEqual({ quality: 50, tried: [90, 50] });
  });
});
