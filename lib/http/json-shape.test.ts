import { describe, expect, it } from "vitest";
import { shapeProblem } from "./json-shape";

const problemOf = (text: string) => shapeProblem(new TextEncoder().encode(text));

describe("shapeProblem", () => {
  it.each([
    ["nothing", ""],
    ["a row", '{"nombre":"Tacos","servicios":["a","b"]}'],
    ["64 levels", "[".repeat(64) + "]".repeat(64)],
    ["brackets within a string", JSON.stringify("[{".repeat(1_000))],
    ["a quote within a string", JSON.stringify(`"${"[".repeat(100)}\\"${"{".repeat(100)}`)],
    ["many rows, none of them deep", JSON.stringify(Array.from({ length: 2_000 }, () => ({ a: [1] })))],
    ["25,000 separators", `[${"0,".repeat(25_000)}0]`],
  ])("takes %s", (_case, text) => {
    expect(problemOf(text)).toBeNull();
  });

  it.each([
    ["65 arrays", "[".repeat(65)],
    ["objects", '{"a":'.repeat(50_000)],
    ["arrays after a string that ends in a backslash", `["\\\\",${"[".repeat(65)}`],
    ["arrays that close too often before", `]]]]${"[".repeat(69)}`],
  ])("refuses %s as too deep", (_case, text) => {
    expect(problemOf(text)).toBe("too deep");
  });

  it.each([
    ["numbers", `[${"0,".repeat(25_001)}0]`],
    ["rows", `[${"{},".repeat(25_001)}{}]`],
    ["lines", `nombre\n${"a\n".repeat(25_001)}`],
    ["lines after a quote that CSV ends otherwise", `"\\"\n${"a\n".repeat(25_001)}`],
  ])("refuses too many %s", (_case, text) => {
    expect(problemOf(text)).toBe("too many values");
  });
});
