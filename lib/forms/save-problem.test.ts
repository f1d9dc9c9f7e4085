import { expect, it } from "vitest";
import { saveProblem } from "./save-problem";

const told = (answer: object) => Object.assign(new Error("saveOwn: 57014"), answer);

it.each([
  ["did not answer", told({ code: "" }), "no contestó"],
  ["had no connection left", told({ code: "PGRST003" }), "no contestó"],
  ["was shutting down", told({ code: "57P01" }), "no contestó"],
  ["gave up", told({ code: "57014" }), "tardó demasiado"],
  ["was asked by two at once", told({ code: "40P01" }), "Alguien más"],
  ["had its hands full", told({ code: "53300" }), "demasiada gente"],
  ["said something of its own", told({ code: "XX000", details: "row (1, ana@example.com) secret" }), "No pudimos"],
  ["said nothing", new TypeError("x is undefined"), "No pudimos"],
  ["was thrown as a text", "boom", "No pudimos"],
  ["has another shape", told({ code: 7 }), "No pudimos"],
])("a database that %s is told in words that help", (_, error, words) => {
  const sentence = saveProblem(error);
  expect(sentence).toMatch(
    /^Error al guardar\. .*\. Lo que escribiste sigue aquí\. Inténtalo de nuevo en un momento\.$/,
  );
  expect(sentence).toContain(words);
  expect(sentence).not.toMatch(/secret|@|\d{4}|fetch/);
});
