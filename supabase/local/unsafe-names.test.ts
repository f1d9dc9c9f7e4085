import { describe, expect, it } from "vitest";
import { hasUnsafeName, jsonProblem } from "@/supabase/local/unsafe-names";

describe("hasUnsafeName", () => {
  it.each([
    "__proto__",
    "constructor",
    "a.__proto__.b",
    "id,x:__proto__",
    "categorias(toString)",
    '"__proto__"->a',
    "not.prototype.or",
    "valueOf->>0",
  ])("finds the name in %s", (text) => {
    expect(hasUnsafeName(text)).toBe(true);
  });

  it.each(["", "id,nombre", "constructora", "_proto_", "negocios!inner(id)", "horario->mon->>0"])(
    "takes %s",
    (text) => {
      expect(hasUnsafeName(text)).toBe(false);
    },
  );
});

describe("jsonProblem", () => {
  const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

  it.each([
    '{"__proto__":{"x":1}}',
    '[{"a":[{"constructor":{"prototype":{}}}]}]',
    '{"toString":1}',
    '{"a":{"__defineGetter__":1}}',
  ])("refuses %s", (text) => {
    expect(jsonProblem(JSON.parse(text))).toContain("is not allowed");
  });

  it.each([null, 1, "__proto__", [], {}, { nombre: "constructor" }, [["__proto__"]]])("takes %j", (value) => {
    expect(jsonProblem(value)).toBeNull();
  });

  it("refuses what is nested too deeply, however deeply", () => {
    expect(jsonProblem(nested(60))).toBeNull();
    expect(jsonProblem(nested(70))).toContain("nested");
    expect(jsonProblem(nested(100_000))).toContain("nested");
  });
});
