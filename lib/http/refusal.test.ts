import { expect, it } from "vitest";
import { readRefusal } from "@/lib/forms/form-state";
import { readerOf, refusalContent } from "./refusal";

const STATUSES = [400, 405, 408, 413, 417, 429, 431, 503] as const;
const FORM = { path: "/registro", isForm: true };
const PAGE = { path: "/negocios", isForm: false };

it.each(STATUSES)("%i is a Spanish page for readers, that says what to do", (status) => {
  const { type, body } = refusalContent(status, "page", PAGE);
  expect(type).toBe("text/html; charset=utf-8");
  expect(body).toMatch(/<html lang="es-MX">[\s\S]*<h1>\p{Lu}[\s\S]*Ir al inicio/u);
  expect(body).not.toMatch(/«Atrás»|<script|src=/);
});

it.each(STATUSES)("%i says where what was typed is kept, and offers no link that would lose it", (status) => {
  const { body } = refusalContent(status, "page", FORM);
  expect(body).toContain("Regresa con el botón «Atrás» de tu navegador: casi todos conservan lo que escribiste.");
  expect(body).not.toContain("Reintentar");
});

it.each(STATUSES)("%i is a failure for a page's own form, and JSON for programs", (status) => {
  const message = readRefusal(refusalContent(status, "action", FORM).body)?.message;
  const { type, body } = refusalContent(status, "program", FORM);
  expect(type).toBe("application/json; charset=utf-8");
  expect(JSON.parse(body)).toMatchObject({ status: "error", statusCode: `${status}`, message, msg: message });
});

it.each([
  ["text/html,*/*;q=0.8", false, false, "page"],
  ["text/html", true, false, "action"],
  ["text/html", false, true, "program"],
  ["*/*", false, false, "program"],
  [null, false, false, "program"],
])("accept %j, an action %j, an address of programs %j: a %s", (accept, isAction, isOfProgram, reader) => {
  expect(readerOf({ accept, isAction, isOfProgram })).toBe(reader);
});
