import { describe, expect, it } from "vitest";
import { createLog } from "./log";

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
