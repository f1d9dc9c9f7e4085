import { type Expectation, named } from "./expectation";

/** Words for a trade, and the SCIAN classes that are it. */
export type Trade = { words: string; expected: readonly Expectation[] };

const read = (table: string): Trade[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", classes = ""] = line.split(": ");
      return { words, expected: [{ classes: classes.split(" ") }, named(words)] };
    });

/** Shops and places. */
export const PLACES: readonly Trade[] = read(`
ferretería: 467111
tlapalería: 467111
herrería: 332320
carpintería: 321910 238350
vidriería: 467114 434227
maderería: 434224
consultorio médico: 621111 621112 621115
clínica: 621115 621116
hospital: 622111 622112 622312
tienda de pinturas: 467113 434226
casa de materiales: 434211 434219 467116
material para construcción: 434211 434219 467116
cocina integral: 337110
marmolería: 327991
inmobiliaria: 531210 531319
plomería: 238221
instalación eléctrica: 238210
aire acondicionado: 238222 333411
constructora: 236111 236112 236211 236221
imprenta: 323111 323119
universidad: 611311 611312
estructura metálica: 332310
azulejo: 467112
espejo: 467114 434227
mueble de baño: 337110 467112 327112
bienes raíces: 531210 531311 531319
renta de maquinaria: 532411
despacho de arquitectos: 541310
`);

/** People: the trade is asked for by who does it. */
export const PEOPLE: readonly Trade[] = read(`
plomero: 238221
electricista: 238210
herrero: 332320
carpintero: 321910 238350
albañil: 238130
vidriero: 467114 434227
ferretero: 467111
tlapalero: 467111
maderero: 434224
marmolero: 327991
soldador: 332320 332310
aluminiero: 467114 332320
doctor: 621111 621112 621115
médico: 621111 621112 621115
médico general: 621111 621112
arquitecto: 541310
ingeniero: 541330
tabiquero: 327330
yesero: 238312 327420
decorador de interiores: 541410
dibujante: 541340
jardinero: 561730
fumigador: 561710
fletero: 484231 484129
impresor: 323111 323119
constructor: 236111 236112 236211 236221
ebanista: 321910
administrador de edificios: 531311
`);

const FOOD_CLASSES = "722511 722512 722513 722514 722515 722516 722517 722518 722519".split(" ");
const beginning = (...words: string[]): Expectation[] => words.map((nameBeginning) => ({ nameBeginning }));

/** Wants and ailments: whoever serves them is expected, by class or by name. */
export const WANTS: readonly Trade[] = [
  ...["hambre", "tengo hambre", "comer", "algo de comer", "cenar"].map((words) => ({
    words,
    expected: [{ classes: FOOD_CLASSES }, ...beginning("comida", "restaurant", "fonda", "taco", "taquer", "antojit")],
  })),
  { words: "tacos", expected: [{ classes: ["722514"] }, ...beginning("taco", "taquer")] },
  ...["imprimir", "impresiones"].map((words) => ({
    words,
    expected: [{ classes: ["323119"] }, ...beginning("impres", "imprent", "copia")],
  })),
  { words: "soldar", expected: [{ classes: ["332320"] }, ...beginning("soldad")] },
  { words: "pintar", expected: [{ classes: ["238320"] }, ...beginning("pintor", "pintur")] },
  { words: "tapizar", expected: [{ classes: ["811420"] }, ...beginning("tapic")] },
  { words: "destapar caño", expected: [{ classes: ["238221"] }, ...beginning("plomer")] },
  ...["impermeabilizar", "goteras", "humedad en el techo"].map((words) => ({
    words,
    expected: [{ classes: ["238390"] }, ...beginning("impermeab")],
  })),
  ...["fumigar", "cucarachas", "tengo ratas"].map((words) => ({
    words,
    expected: [{ classes: ["561710"] }, ...beginning("fumig")],
  })),
  ...["diente", "me duele la muela"].map((words) => ({
    words,
    expected: [{ classes: ["621211"] }, ...beginning("dental", "dentist", "odontol")],
  })),
  ...["herencia", "testamento"].map((words) => ({
    words,
    expected: [{ classes: ["541110", "541120", "541190"] }, ...beginning("notar", "abogad", "juridic")],
  })),
  { words: "rentar andamios", expected: [{ classes: ["532411"] }, ...beginning("andamio")] },
  {
    words: "construir",
    expected: [{ classes: ["236111", "236112", "236211", "236221", "238130"] }, ...beginning("construc", "albanil")],
  },
  { words: "enfermo", expected: [{ classes: ["621111", "621112", "621115"] }, ...beginning("consultorio")] },
  { words: "zapatos", expected: [{ classes: ["463310"] }, ...beginning("zapat", "calzado")] },
  {
    words: "emergencia",
    expected: [{ classes: ["622111", "622112", "622312"] }, ...beginning("hospital", "clinica", "urgenc")],
  },
];

/** Specialists, whom the census tells apart by their names only. */
export const SPECIALISTS: readonly Trade[] = [
  { words: "dentista", expected: [{ nameBeginning: "dental" }, { nameBeginning: "odontolog" }] },
  { words: "pediatra", expected: [{ nameBeginning: "pediatr" }] },
  { words: "ginecólogo", expected: [{ nameBeginning: "ginecolog" }] },
  { words: "psicólogo", expected: [{ nameBeginning: "psicolog" }] },
];
