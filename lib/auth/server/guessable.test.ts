import { expect, it } from "vitest";
import { isGuessable } from "./guessable";

const EMAIL = "lupita.ramirez@example.com";

it.each([
  "12345678",
  "contraseña",
  "password1",
  "iztapalapa",
  "Iztapalapa1",
  "iztapalapalocal",
  "lupita.ramirez",
  "lupitaramirez",
  "guadalupe",
  "qwertyuiop",
  "aaaaaaaaaa",
  "lupita.ramirez@example.com",
])("%s is guessed", (password) => expect(isGuessable(password, EMAIL)).toBe(true));

it.each(["una-clave-de-prueba", "otra-clave-larga", "mole 7 comal verde", "ñandú tejocote 38", "x9#Kq2!v"])(
  "%s is not",
  (password) => expect(isGuessable(password, EMAIL)).toBe(false),
);
