import { expect, it } from "vitest";
import { isLateNotFound, lateRedirectIn } from "./next-internals";

/** As Next writes what a page is made of: JSON, within a string, within a script in which no tag can begin. */
const documentOf = (flight: string): string => {
  const pushed = JSON.stringify([1, flight]).replace(/[&<>]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
  return `<script>self.__next_f.push(${pushed})</script>`;
};
const errorWith = (digest: string): string => documentOf(`1f:E${JSON.stringify({ digest })}\n`);

it.each(["/registro/free", "/checkout;a?plan=pro&negocio=%C3%B1", "/x'y?q=%22%3Cz%3E"])(
  "finds that %s is next",
  (path) => {
    expect(lateRedirectIn(errorWith(`NEXT_REDIRECT;replace;${path};307;`))).toBe(path);
    expect(lateRedirectIn(errorWith(`NEXT_REDIRECT;push;${path};308;`))).toBe(path);
  },
);

it("finds that there is nothing", () => {
  expect(isLateNotFound(errorWith("NEXT_HTTP_ERROR_FALLBACK;404"))).toBe(true);
  expect(isLateNotFound(errorWith("NEXT_HTTP_ERROR_FALLBACK;403"))).toBe(false);
});

it.each(["NEXT_REDIRECT;replace;/x;307;", "NEXT_HTTP_ERROR_FALLBACK;404"])(
  "does not believe %s in a visitor's words",
  (digest) => {
    for (const words of [digest, JSON.stringify({ digest }), JSON.stringify(JSON.stringify({ digest }))]) {
      const document = documentOf(`1f:["$","p",null,${JSON.stringify({ children: words })}]\n`);
      expect([lateRedirectIn(document), isLateNotFound(document)]).toEqual([null, false]);
    }
  },
);
