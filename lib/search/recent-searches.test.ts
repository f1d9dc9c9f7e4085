import { describe, expect, it } from "vitest";
import { parseRecentSearches, withRecentSearch } from "./recent-searches";

describe("recent searches", () => {
  it("puts the newest first", () => {
    expect(withRecentSearch(["tacos"], "plomero")).toEqual(["plomero", "tacos"]);
  });

  it("keeps a term once, as it was written last", () => {
    expect(withRecentSearch(["plomero", "ÓPTICA"], " óptica ")).toEqual(["óptica", "plomero"]);
  });

  it("forgets the oldest of many", () => {
    expect(withRecentSearch(["e", "d", "c", "b", "a"], "f")).toEqual(["f", "e", "d", "c", "b"]);
  });

  it("does not take an empty term for a search", () => {
    expect(withRecentSearch(["tacos"], "  ")).toEqual(["tacos"]);
  });

  it.each([null, "", "{", "7", '{"q":"x"}'])("reads %j as none", (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });

  it("leaves out what is no text", () => {
    expect(parseRecentSearches('["tacos", 7, null, "plomero"]')).toEqual(["tacos", "plomero"]);
  });
});
