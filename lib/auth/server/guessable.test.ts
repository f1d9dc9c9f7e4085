import { expect, it } from "vitest";
import { isGuessable } from "./guessable";

const OWN = ["lupita.ramirez@example.com", "Tlapalería Chepina", "tlapaleria-chepina"];

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
  "tlapaleriachepina",
  "Tlapalería Chepina",
  "chepina1",
])("%s is guessed", (password) => expect(isGuessable(password, OWN)).toBe(true));

it.each(["una-clave-de-prueba", "otra-clave-larga", "mole 7 comal verde", "ñandú tejocote 38", "x9#Kq2!v"])(
  "%s is not",
  (password) => expect(isGuessable(password, OWN)).toBe(false),
);

it("a name is guessed of its own account alone", () => expect(isGuessable("tlapaleriachepina", [])).toBe(false));
