import { expect, it } from "vitest";
import { readableAddress } from "./address";
import type { CensusUnit } from "./columns";
import { aUnit } from "./unit-builder";

it.each<[Partial<CensusUnit>, string]>([
  [{}, "Av. San Lorenzo 279, Int. 7, Col. Lomas Estrella, 09890"],
  [{ indoorNumber: "" }, "Av. San Lorenzo 279, Col. Lomas Estrella, 09890"],
  [{ indoorNumber: "0", indoorLetter: "SN" }, "Av. San Lorenzo 279, Col. Lomas Estrella, 09890"],
  [{ indoorNumber: "", indoorLetter: "B" }, "Av. San Lorenzo 279, Int. B, Col. Lomas Estrella, 09890"],
  [{ outdoorNumber: "", outdoorLetter: "SN", indoorNumber: "" }, "Av. San Lorenzo s/n, Col. Lomas Estrella, 09890"],
  [{ outdoorLetter: "A", indoorNumber: "" }, "Av. San Lorenzo 279 A, Col. Lomas Estrella, 09890"],
  [{ outdoorLetter: "BIS", indoorNumber: "" }, "Av. San Lorenzo 279 Bis, Col. Lomas Estrella, 09890"],
  [{ outdoorLetter: "35B", indoorNumber: "" }, "Av. San Lorenzo 279-35B, Col. Lomas Estrella, 09890"],
  [{ outdoorLetter: "MZ151 LT 3", indoorNumber: "" }, "Av. San Lorenzo 279, Mz. 151 Lt. 3, Col. Lomas Estrella, 09890"],
  [
    { outdoorNumber: "0", outdoorLetter: "MANZANA 24", indoorNumber: "" },
    "Av. San Lorenzo, Mz. 24, Col. Lomas Estrella, 09890",
  ],
  [{ outdoorLetter: "MZ LT12", indoorNumber: "" }, "Av. San Lorenzo 279, Lt. 12, Col. Lomas Estrella, 09890"],
  [{ outdoorLetter: "MODULO", indoorNumber: "" }, "Av. San Lorenzo 279, Col. Lomas Estrella, 09890"],
  [
    { mall: "MERCADO LAS MERCEDES", localNumber: "47 Y 98", indoorNumber: "47" },
    "Av. San Lorenzo 279, Mercado Las Mercedes, Locales 47 y 98, Col. Lomas Estrella, 09890",
  ],
  [{ mall: "SIN NOMBRE", localNumber: "SN", indoorNumber: "" }, "Av. San Lorenzo 279, Col. Lomas Estrella, 09890"],
  [
    { settlementKind: "BARRIO", colonia: "SAN LUCAS", indoorNumber: "" },
    "Av. San Lorenzo 279, Barrio San Lucas, 09890",
  ],
  [{ settlementKind: "UNIDAD HABITACIONAL", indoorNumber: "" }, "Av. San Lorenzo 279, Lomas Estrella, 09890"],
  [{ postalCode: "62290", indoorNumber: "" }, "Av. San Lorenzo 279, Col. Lomas Estrella"],
  [{ roadKind: "CALLE", road: "ORIENTE 182", indoorNumber: "" }, "Oriente 182 No. 279, Col. Lomas Estrella, 09890"],
  [{ road: "NINGUNO", indoorNumber: "" }, "Col. Lomas Estrella, 09890"],
])("%o -> %s", (parts, expected) => {
  expect(readableAddress(aUnit(parts))).toBe(expected);
});
