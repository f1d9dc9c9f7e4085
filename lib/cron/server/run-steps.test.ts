import { expect, it } from "vitest";
import { runSteps } from "./run-steps";

it("runs every step in its order, though one fails", async () => {
  const done: string[] = [];
  const step = (name: string, count: number) => async () => {
    done.push(name);
    return count;
  };
  const outcome = await runSteps({
    first: step("first", 2),
    second: () => Promise.reject(new Error("no answer")),
    third: step("third", 0),
  });
  expect(done).toEqual(["first", "third"]);
  expect(outcome).toEqual({ counts: { first: 2, third: 0 }, failed: ["second"] });
});
