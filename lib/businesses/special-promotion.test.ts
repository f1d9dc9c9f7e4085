import { describe, expect, it } from "vitest";
import { readSpecialPromotion } from "./special-promotion";
import { standingWords } from "./special-promotion-messages";

const TODAY = "2026-05-15";
const promotion = (columns: object) => {
  const read = readSpecialPromotion({ promocion_titulo: "2x1", ...columns });
  if (!read) throw new Error("there is no promotion");
  return read;
};

describe("the validity of a special promotion", () => {
  it.each([
    ["2026-05-31", "Hasta el 31 de mayo de 2026", "2026-05-31"],
    ["2026-05-31T00:00:00+00:00", "Hasta el 31 de mayo de 2026", "2026-05-31"],
    ["31/12/20", "Hasta el 31 de diciembre de 2020", "2020-12-31"],
    ["Válido hasta el 31 de diciembre de 2025", "Hasta el 31 de diciembre de 2025", "2025-12-31"],
    ["Martes hasta el 31/12/2025", "Martes hasta el 31/12/2025", "2025-12-31"],
    ["Del 1 al 31 de mayo de 2026", "Del 1 al 31 de mayo de 2026", "2026-05-31"],
    ["Todo mayo de 2026", "Todo mayo de 2026", "2026-05-31"],
    ["Hasta agotar existencias", "Hasta agotar existencias", null],
    ["Hasta el 31 de diciembre", "Hasta el 31 de diciembre", null],
  ])("%j is shown as %j and ends on %s", (promocion_vigencia, validity, endsOn) => {
    expect(promotion({ promocion_vigencia })).toMatchObject({ validity, endsOn });
  });
});

describe("what its owner is told", () => {
  it.each<[{ promocion_vigencia?: string; promocion_fecha?: string }, string, boolean]>([
    [{}, "No tiene fecha de término: se verá en tu página hasta que la quites.", false],
    [{ promocion_vigencia: "31/05/2026" }, "Se ve en tu página hasta el 31 de mayo de 2026.", false],
    [{ promocion_vigencia: TODAY }, "Se ve en tu página hasta el 15 de mayo de 2026.", false],
    [
      { promocion_vigencia: "Martes hasta el 14/5/26" },
      "Terminó el 14 de mayo de 2026: ya no se ve en tu página. Cambia la vigencia para mostrarla otra vez.",
      true,
    ],
    [
      { promocion_fecha: "2026-05-16" },
      "No tiene fecha de término: se verá en tu página desde el 16 de mayo de 2026 y hasta que la quites.",
      false,
    ],
    [
      { promocion_fecha: "2026-05-16", promocion_vigencia: "2026-05-20" },
      "Se verá en tu página del 16 de mayo de 2026 al 20 de mayo de 2026.",
      false,
    ],
    [
      { promocion_vigencia: "Hasta el 31 de diciembre" },
      "No entendimos en «Hasta el 31 de diciembre» qué día termina: se verá en tu página hasta que la quites. Si tiene fin, escribe la fecha con su año, como 31/12/2026.",
      true,
    ],
    [
      { promocion_vigencia: "Hasta agotar existencias", promocion_fecha: "2026-05-01" },
      "«Hasta agotar existencias» no dice qué día termina: se verá en tu página hasta que la quites. Si tiene fin, escribe la fecha con su año, como 31/12/2026.",
      false,
    ],
    [
      { promocion_vigencia: "Todos los martes", promocion_fecha: "2026-05-16" },
      "«Todos los martes» no dice qué día termina: se verá en tu página desde el 16 de mayo de 2026 y hasta que la quites. Si tiene fin, escribe la fecha con su año, como 31/12/2026.",
      false,
    ],
  ])("of %j", (columns, text, isWarning) => {
    const told = standingWords(promotion(columns), columns.promocion_vigencia ?? null, TODAY);
    expect(told).toEqual({ text, isWarning });
  });
});
