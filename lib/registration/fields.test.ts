import { expect, it } from "vitest";
import { readValues } from "./fields";

it("a number that is said to receive WhatsApp, too, counts as both without scripts", () => {
  const form = new FormData();
  for (const [name, text] of [
    ["telefono", "55 1234 5678"],
    ["whatsapp", ""],
    ["whatsapp_como_telefono", "on"],
    ["descripcion", "Tacos\r\ny tortas"],
    ["plan", "premium"],
  ] as const)
    form.append(name, text);
  expect(readValues(form)).toEqual({
    telefono: "55 1234 5678",
    whatsapp: "55 1234 5678",
    descripcion: "Tacos\ny tortas",
  });
});
