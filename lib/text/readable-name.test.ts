import { describe, expect, it } from "vitest";
import { readableName, readablePhrase } from "./readable-name";

describe("readableName", () => {
  it.each([
    ["TLAPALERIA SUSI", "Tlapalería Susi"],
    ["HERRERIA ABEL E HIJOS", "Herrería Abel e Hijos"],
    ["E AND T SOLUTION", "E And T Solution"],
    ["MATERIALES PARA LA CONSTRUCCION", "Materiales para la Construcción"],
    ["TLAPALERIA LA UNION", "Tlapalería La Unión"],
    ["TALLER DE LA CRUZ", "Taller de la Cruz"],
    ["MARCOS A LA MEDIDA", "Marcos a la Medida"],
    ["CARPINTERIA LA O", "Carpintería La O"],
    ["EL GUERO LOPEZ", "El Güero López"],
    ["VIDRIERIA Y ALUMINIO PEÑA", "Vidriería y Aluminio Peña"],
    ["CONSTRUCCIÓN Y DISEÑO", "Construcción y Diseño"],
    ["GRUPO VIDRIERO CRISOL S.A DE C.V", "Grupo Vidriero Crisol S.A. de C.V."],
    ["ACONDICIONAMIENTO DE CUARTOS LIMPIOS SA DE CV", "Acondicionamiento de Cuartos Limpios S.A. de C.V."],
    ["IMPERIO DE METAL SA.CV", "Imperio de Metal S.A. de C.V."],
    ["TLAPALERIA TUERCAS Y TORNILLOS BAEZ SA DECV", "Tlapalería Tuercas y Tornillos Báez S.A. de C.V."],
    ["UNIDAD MEDICA FAMILIAR 120 DEL IMSS", "Unidad Médica Familiar 120 del IMSS"],
    ["PLAFORAMA CDMX ZARAGOZA", "Plaforama CDMX Zaragoza"],
    ["CLINICA MEDICA FAMILIAR IZTAPALAPA II", "Clínica Médica Familiar Iztapalapa II"],
    ["CARPINTERIA SIGLO XXI", "Carpintería Siglo XXI"],
    ["CENTRO DE SALUD T I I I QUETZALCOATL", "Centro de Salud T III Quetzalcóatl"],
    ["CENTRO DE SALUD T-III DR MAXIMILIANO RUIZ", "Centro de Salud T-III Dr. Maximiliano Ruiz"],
    ["CONSULTORIO MEDICO DR. HOUSE", "Consultorio Médico Dr. House"],
    ["EMMSA SUC. MEXICO", "EMMSA Suc. México"],
    ["ADMINISTRACION MERCADO SANTA MARIA AZTAHUACAN NO 63", "Administración Mercado Santa María Aztahuacán No. 63"],
    ["CONSTRUCCIONES JM NUÑEZ", "Construcciones JM Núñez"],
    ["GRADAS Y ANDAMIOS BYN", "Gradas y Andamios BYN"],
    ["Z&YJ INTERNACIONAL", "Z&YJ Internacional"],
    ["MADERAS RA-FA", "Maderas Ra-Fa"],
    ["M3 INGENIERIA INTEGRAL", "M3 Ingeniería Integral"],
    ["FERRE100", "Ferre100"],
    ["SAYER 9800CULHUACAN", "Sayer 9800Culhuacán"],
    ["COMPAÑIA SHERWIN WILLIAMS_100776", "Compañía Sherwin Williams 100776"],
    ["ROVIJE.MATERIALIZA TU PROYECTO", "Rovije Materializa Tu Proyecto"],
    ["OFICINA DE. VENTAS INMOBILIARIAS", "Oficina de Ventas Inmobiliarias"],
    ["TLPALERIA EL CLAVITO", "Tlapalería El Clavito"],
    ["PLOMERIAY GAS", "Plomería y Gas"],
    ["BEBÉS A DE CV", "Bebés a de CV"],
    ["TALLER DE Ñ LA UNION", "Taller de Ñ La Unión"],
    ["PEÑA S.A. DE C.V.", "Peña S.A. de C.V."],
    ["MC DONALD'S", "MC Donald's"],
    ["  HERRERIA   ROJAS ", "Herrería Rojas"],
    ["", ""],
  ])("%s -> %s", (raw, expected) => {
    expect(readableName(raw)).toBe(expected);
  });

  it("changes nothing more when its result goes through it again", () => {
    const once = readableName("TLAPALERIA Y FERRETERIA LA UNION DE MEXICO II");
    expect(readableName(once)).toBe(once);
  });
});

describe("readablePhrase", () => {
  it.each([
    ["TALLER DE HERRERIA Y SOLDADURA", "Taller de herrería y soldadura"],
    ["VENTA DE TUBO DE PVC", "Venta de tubo de PVC"],
  ])("%s -> %s", (raw, expected) => {
    expect(readablePhrase(raw)).toBe(expected);
  });
});
