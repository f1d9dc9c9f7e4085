import { expect, it } from "vitest";
import { isBareFailure } from "./missing-page";

it.each<[string, number, string, boolean, boolean]>([
  ["a line of English", 500, "text/plain", false, true],
  ["nothing said", 502, "", false, true],
  ["a page that failed", 500, "text/html; charset=utf-8", false, false],
  ["an answer of the API", 503, "application/json", false, false],
  ["an action that a script has sent and that is not there", 409, "text/plain", false, false],
  ["one that a form has sent by itself", 409, "text/plain; charset=utf-8", true, true],
  ["a form that is answered by a page", 404, "text/html", true, false],
  ["a form that is taken", 200, "text/plain", true, false],
])("Next alone has spoken: %s", (_, statusCode, type, isPlainForm, isBare) => {
  expect(isBareFailure({ statusCode, headers: { "content-type": type } }, isPlainForm)).toBe(isBare);
});
