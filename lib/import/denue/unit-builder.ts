import type { CensusUnit } from "./columns";

/** A line of the census for tests: a whole address in Lomas Estrella. */
export const aUnit = (parts: Partial<CensusUnit> = {}): CensusUnit => ({
  denueId: "12334142",
  name: "TLAPALERIA SUSI",
  scian: "467111",
  activity: "Comercio al por menor en ferreterías y tlapalerías",
  staff: "0 a 5 personas",
  roadKind: "AVENIDA",
  road: "SAN LORENZO",
  outdoorNumber: "279",
  outdoorLetter: "",
  indoorNumber: "7",
  indoorLetter: "",
  settlementKind: "COLONIA",
  colonia: "LOMAS ESTRELLA",
  mall: "",
  localNumber: "",
  postalCode: "09890",
  phone: "5585445271",
  website: "norsk.mx",
  latitude: "19.32894469",
  longitude: "-99.07517169",
  vintage: "DENUE 2026-05",
  ...parts,
});
