import { describe, expect, it } from "vitest";
import { createLog, toErrorFields } from "./log";

function capture(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  write(createLog({ write: (line) => (text += line) }));
  return text;
}

describe("createLog", () => {
  it("writes one line of JSON with time, level and message", () => {
    const text = capture((log) => log.info({ businessId: "b1" }, "published"));
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({
      level: "info",
      businessId: "b1",
      msg: "published",
      time: expect.any(String),
    });
  });

  it("keeps personal data and secrets out, at every level", () => {
    const person = { id: "u1", email: "ana@example.org", telefono: "5512345678", headers: { cookie: "session" } };
    const text = capture((log) => log.warn({ ...person, user: person, request: { user: person } }, "refused"));
    expect(text).not.toMatch(/ana@|5512345678|session/);
    expect(JSON.parse(text).request.user).toEqual({ id: "u1" });
  });

  it("reduces an error to its kind, code, message and stack", () => {
    const error = Object.assign(new Error("duplicate key"), {
      code: "23505",
      row: { nombre: "Ana" },
      query: "select 1",
    });
    const { err } = JSON.parse(capture((log) => log.error({ err: error }, "failed")));
    expect(Object.keys(err).sort()).toEqual(["code", "message", "stack", "type"]);
  });
});

describe("toErrorFields", () => {
  it.each([
    ["an address", 'no such account: "ana+x@example.org"', 'no such account: "[address]"'],
    ["a telephone", "not a number: +52 (55) 1234-5678.", "not a number: [number]."],
    ["a card", "4111 1111 1111 1111 was refused", "[number] was refused"],
    ["a token", "bad eyJhbGciOi.eyJzdWIi.c2ln here", "bad [token] here"],
    ["a key", "key sb_secret_abc-123", "key [token]"],
    ["a hash", `link ${"a1".repeat(28)} expired`, "link [token] expired"],
    ["an id, which is nobody's secret", "row 0a0b0c0d-1111-4222-8333-444455556666", null],
    ["a date and a place in a file", "2026-11-28 at page.tsx:10:22", null],
  ])("hides %s in a message", (_what, message, shown) => {
    expect(toErrorFields(new Error(message))).toMatchObject({ message: shown ?? message });
  });

  it("keeps no message of the database, and of the stack the places alone", () => {
    const error = Object.assign(new Error('(nombre)=("Tacos Ana")'), { name: "PostgrestError", code: "23505" });
    const fields = toErrorFields(error);
    expect(Object.keys(fields).sort()).toEqual(["code", "stack", "type"]);
    expect(fields.stack).toMatch(/^\s+at /);
    expect(fields.stack).not.toContain("Ana");
    expect(toErrorFields("ana@example.org")).toEqual({ type: "string" });
  });
});
