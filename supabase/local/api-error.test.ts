import { describe, expect, it } from "vitest";
import { apiError } from "@/supabase/local/api-error";

const databaseError = (code: string) => Object.assign(new Error("new row violates"), { code, detail: "Failing row" });

describe("apiError", () => {
  it("carries a failed check with its own code and status 400", () => {
    const wrapped = apiError(databaseError("23514")) as Error & { code: string; detail: string };
    expect(wrapped.code).toBe("PGRST");
    expect(JSON.parse(wrapped.message)).toEqual({
      code: "23514",
      message: "new row violates",
      details: "Failing row",
      hint: null,
    });
    expect(JSON.parse(wrapped.detail)).toEqual({ status: 400, headers: {} });
  });

  it.each([
    ["P0001", 400],
    ["P0002", 500],
    ["57014", 500],
    ["57P01", 503],
    ["08006", 503],
    ["40001", 500],
  ])("answers %s with status %i", (code, status) => {
    const wrapped = apiError(databaseError(code)) as { detail: string };
    expect(JSON.parse(wrapped.detail)).toMatchObject({ status });
  });

  it.each(["23505", "23503", "23502", "42501", "22P02", "42883"])("leaves %s to the library", (code) => {
    const error = databaseError(code);
    expect(apiError(error)).toBe(error);
  });

  it("leaves errors that are not the database's", () => {
    const error = new Error("Invalid filter");
    expect(apiError(error)).toBe(error);
    expect(apiError("text")).toBe("text");
  });
});
