import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { freezePrototypes } from "@/supabase/local/freeze-prototypes";

/** Runs code in a realm of its own, whose shared objects are frozen. */
function inFrozenRealm(code: string): unknown {
  const realm = vm.createContext({});
  freezePrototypes(vm.runInContext("globalThis", realm));
  return vm.runInContext(`"use strict"; ${code}`, realm);
}

describe("freezePrototypes", () => {
  it.each([
    "({})['__proto__'].polluted = 1",
    "({})['__proto__']['toString'] = 1",
    "({})['constructor']['polluted'] = 1",
    "({})['constructor']['prototype']['polluted'] = 1",
    "({})['toString']['polluted'] = 1",
    "[]['push']['polluted'] = 1",
    "[]['__proto__'].length = 9",
    "''['__proto__'].polluted = 1",
    "(() => 0)['__proto__'].polluted = 1",
    "new TypeError('')['__proto__'].polluted = 1",
    "new Uint8Array(1)['__proto__']['__proto__'].polluted = 1",
    "Object.defineProperty(Object.prototype, 'polluted', { value: 1 })",
    "Object.setPrototypeOf(Object.prototype, { polluted: 1 })",
    "delete Object.prototype.toString",
    "Object.prototype.__defineGetter__('polluted', () => 1)",
  ])("refuses %s", (code) => {
    expect(() => inFrozenRealm(code)).toThrow(/TypeError|cannot|Cannot|not extensible/);
  });

  it.each([
    ["an object's own toString", "const o = {}; o.toString = () => 'own'; String(o)", "own"],
    ["an object's own constructor", "const o = {}; o.constructor = 1; o.constructor", 1],
    ["an error's name and message", "const e = new Error('a'); e.name = 'N'; e.message = 'm'; String(e)", "N: m"],
    [
      "the name of a class of errors",
      "class E extends TypeError {}; E.prototype.name = 'E'; String(new E('m'))",
      "E: m",
    ],
    ["a method in a subclass", "class A extends Array {}; A.prototype.push = () => 'mine'; new A().push(1)", "mine"],
    ["a function's own call", "const f = () => 0; f.call = () => 'mine'; f.call()", "mine"],
    ["Error.stackTraceLimit", "Error.stackTraceLimit = 5; Error.stackTraceLimit", 5],
    ["what arrays do", "const a = [3, 1]; a.push(2); a.sort().map(String).join()", "1,2,3"],
  ])("leaves room for %s", (_, code, result) => {
    expect(inFrozenRealm(code)).toBe(result);
  });
});
