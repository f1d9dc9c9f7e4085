import { describe, expect, it } from "vitest";
import { apiError, errorStatus } from "@/supabase/local/api-error";

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
    ["53300", 503],
    ["54000", 400],
    ["54011", 400],
    ["0A000", 400],
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

describe("errorStatus", () => {
  it.each([
    ["a failed check", databaseError("23514"), 400],
    ["a value that is none of its type", databaseError("22P02"), 400],
    ["a text with NUL", databaseError("22021"), 400],
    ["a refused column", databaseError("42501"), 403],
    ["a deadlock", databaseError("40P01"), 500],
    ["a parameter that cannot be written", Object.assign(new TypeError(), { code: "ERR_INVALID_ARG_TYPE" }), 400],
    ["a parameter that is missing", Object.assign(new Error(), { code: "UNDEFINED_VALUE" }), 400],
    ["a token that nobody signed", Object.assign(new Error(), { code: "ERR_JWS_INVALID" }), 400],
    ["text that no reader gets to the end of", new RangeError("Maximum call stack size exceeded"), 400],
    ["a connection that was cut", Object.assign(new Error(), { code: "CONNECTION_CLOSED" }), 503],
    ["a database that is not there", Object.assign(new Error(), { code: "ECONNREFUSED" }), 503],
    ["a broken pipe", Object.assign(new Error(), { code: "EPIPE" }), 503],
    ["what is no error", "text", 500],
  ])("%s", (_, error, status) => {
    expect(errorStatus(error)).toBe(status);
  });
});
