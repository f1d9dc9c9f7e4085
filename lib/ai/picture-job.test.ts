import { expect, it } from "vitest";
import { type PictureJob, spentOf } from "./picture-job";

const job = (facts: Partial<PictureJob>): PictureJob => ({
  ...{ state: "none", used: false, left: 3, turn: null, path: null, isDraft: false, wish: null, problem: null },
  ...facts,
});

it.each<[string, PictureJob | null, boolean, ReturnType<typeof spentOf>]>([
  ["of nobody's business", null, true, null],
  ["that was never asked for", job({}), true, null],
  ["that was kept", job({ state: "kept", used: true, left: 2 }), true, "used"],
  ["that was kept with the last try", job({ state: "kept", used: true, left: 0 }), true, "used"],
  ["whose use is spent, without a model", job({ used: true }), false, "used"],
  ["that was discarded for the last time", job({ state: "discarded", left: 0 }), true, "tries"],
  ["that failed with a try left", job({ state: "failed", left: 1 }), true, null],
  ["that rules draw, which takes no try", job({ state: "discarded", left: 0 }), false, null],
  ["that is being made with the last try", job({ state: "working", left: 0 }), true, null],
  ["that waits to be looked at", job({ state: "ready", left: 0 }), true, null],
])("a picture %s", (_, each, hasModel, spent) => {
  expect(spentOf(each, hasModel)).toBe(spent);
});
