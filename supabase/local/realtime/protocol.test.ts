import { describe, expect, it } from "vitest";
import { type Change, decodeFrame, encodeFrame, isAbout, type Subscription } from "@/supabase/local/realtime/protocol";

describe("frames", () => {
  const frame = { joinRef: "1", ref: "2", topic: "realtime:a", event: "phx_join", payload: { x: 1 } };

  it("are arrays, and survive writing and reading", () => {
    expect(encodeFrame(frame)).toBe('["1","2","realtime:a","phx_join",{"x":1}]');
    expect(decodeFrame(encodeFrame(frame))).toEqual(frame);
  });

  it.each(["", "{", "[]", "[1,2,3]", '{"topic":5}', "null", `["1","2","a","b",${"[".repeat(99)}${"]".repeat(99)}]`])(
    "are not made of %s",
    (data) => {
      expect(decodeFrame(data)).toBeNull();
    },
  );
});

describe("isAbout", () => {
  const change: Change = {
    schema: "public",
    table: "cambios",
    type: "UPDATE",
    key: { tema: "a" },
    commitTimestamp: "",
  };
  const record = { tema: "a", version: 3 };
  const aSubscription = (fields: Partial<Subscription>): Subscription => ({ event: "*", schema: "public", ...fields });

  it.each([
    [{}, true],
    [{ event: "UPDATE" }, true],
    [{ event: "INSERT" }, false],
    [{ schema: "*" }, true],
    [{ schema: "private" }, false],
    [{ table: "cambios" }, true],
    [{ table: "*" }, true],
    [{ table: "negocios" }, false],
    [{ filter: "tema=eq.a" }, true],
    [{ filter: "tema=eq.b" }, false],
    [{ filter: "tema=neq.b" }, true],
    [{ filter: "version=eq.3" }, true],
    [{ filter: "secret=neq.x" }, false],
  ] satisfies [Partial<Subscription>, boolean][])("%j: %s", (fields, expected) => {
    expect(isAbout(aSubscription(fields), change, record)).toBe(expected);
  });
});
