import { expect, it } from "vitest";
import { z } from "zod";
import { columns, orNull } from "./columns";

const shop = columns({ name: ["nombre", z.string()], phone: ["telefono", orNull(z.string())] });

it("reads keys under the names of the model, and drops others", () => {
  expect(shop.parse({ nombre: "La Espiga", correo: "a@example.com" })).toEqual({ name: "La Espiga", phone: null });
});

it("refuses what lacks a key", () => {
  expect(shop.safeParse({ telefono: "5512345678" }).success).toBe(false);
});
