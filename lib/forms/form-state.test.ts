import { expect, it } from "vitest";
import { fieldErrors } from "./form-state";

it("the errors of a form are the first of each field, in the order of the fields", () => {
  const issues = [
    { path: ["titulo"], message: "Escribe el título." },
    { path: ["inicio"], message: "Elige desde cuándo vale." },
    { path: ["titulo"], message: "Usa como máximo 120 caracteres." },
    { path: [], message: "Faltan datos." },
  ];
  expect(Object.entries(fieldErrors(issues))).toEqual([
    ["titulo", "Escribe el título."],
    ["inicio", "Elige desde cuándo vale."],
    ["", "Faltan datos."],
  ]);
});
