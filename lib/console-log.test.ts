import { expect, it } from "vitest";
import { takeConsole } from "./console-log";
import { createLog } from "./log";

function written(...parts: unknown[]): Record<string, unknown> {
  let text = "";
  const from = { error() {}, warn() {} } as Pick<Console, "error" | "warn">;
  takeConsole(createLog({ write: (line) => (text += line) }), from);
  from.error(...parts);
  return JSON.parse(text);
}

it("writes an error that nobody caught as every other error is written", () => {
  const error = Object.assign(new Error("Ana <ana@example.org> 55 1234 5678"), {
    digest: "123",
    row: { nombre: "Ana" },
  });
  const line = written("\u001b[31m⨯\u001b[39m", error);
  expect(line).toMatchObject({ level: "error", msg: "⨯", err: { type: "Error", digest: "123" } });
  expect(JSON.stringify(line)).not.toMatch(/ana@|1234|row/);
});

it("hides values in texts, and writes nothing of objects", () => {
  expect(written("refused", { cookie: "session" }, "of ana@example.org")).toMatchObject({
    msg: "refused of [address]",
  });
  expect(written({ cookie: "session" })).toMatchObject({ msg: "console" });
});
