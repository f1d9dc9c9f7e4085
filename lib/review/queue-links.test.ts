import { expect, it } from "vitest";
import { spellLink } from "./queue-facts";

it.each([
  ["https://www.facebook.com/tienda?x=1", "www.facebook.com", false],
  ["http://tienda.mx:8080/a", "tienda.mx:8080", false],
  ["https://facebook.com@malo.example/", "malo.example", false],
  ["https://fаcebook.com/", "xn--fcebook-2fg.com", true],
  ["https://panadería.mx/", "xn--panadera-i2a.mx", true],
  ["menú del día", null, false],
  ["", null, false],
])("%j is asked of %j", (address, host, isPunycode) =>
  expect(spellLink(address)).toEqual({ address, host, isPunycode }),
);
