import { fold } from "@/lib/text/fold";

/** What a text that says nothing but days and times is made of, folded; numbers are let through by themselves. */
const WORDS: ReadonlySet<string> = new Set(
  [
    "lunes martes miercoles jueves viernes sabado sabados domingo domingos lun mar mie jue vie sab dom l m v s d",
    "todos los el las dias diario diariamente de del desde a al hasta y e",
    "am pm h hr hrs hora horas abierto abre cierra cerrado",
  ].flatMap((line) => line.split(" ")),
);

const TIME = /^\d*(?:am|pm|h|hrs)?$/;

/** Whether a text on opening hours only repeats what a schedule shows: "Lunes a viernes de 9:00 a 18:00". */
export function isOnlyTimes(text: string): boolean {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => TIME.test(word) || WORDS.has(word));
}
