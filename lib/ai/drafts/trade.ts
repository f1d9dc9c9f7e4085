import { fold } from "@/lib/text/fold";

/** First words of places; "-ería" is one too (taquería, papelería). Other trades are no place. */
const FEMININE =
  "academia agencia barra bodega boutique caja carpinteria casa clinica cocina constructora escuela estetica fabrica farmacia florista fonda fuente funeraria gasolinera imprenta guarderia inmobiliaria llantera notaria optica preparatoria primaria refaccionaria sastreria secundaria tienda tintoreria universidad veterinaria vulcanizadora";
const MASCULINE =
  "autoelectrico autolavado bachillerato banco bar bazar cafe centro cibercafe club comedor consultorio despacho estacionamiento estudio gimnasio hospital hotel jardin kinder laboratorio local mercado minisuper negocio puesto restaurante salon spa supermercado taller";

const ARTICLES: ReadonlyMap<string, string> = new Map([
  ...FEMININE.split(" ").map((word) => [word, "una"] as const),
  ...MASCULINE.split(" ").map((word) => [word, "un"] as const),
]);
const NO_PLACES = new Set(
  (
    "albanileria plomeria herreria cerrajeria jardineria mensajeria bisuteria loteria hojalateria tapiceria " +
    "abarrotes alarmas alimentos antojitos asesoria autopartes camaras cafes carnitas celulares clases colchones comida computadoras " +
    "copias cortinas croquetas cursos desayunos dulces electronica electricidad fletes fotografia gorditas helados hamburguesas jugos " +
    "lentes limpieza llantas mariscos masajes materiales mudanzas muebles musica novedades pastes pasteles pinturas pizzas pizza " +
    "pollos productos quesadillas refacciones regalos regularizacion renta reparacion ropa servicio servicios tacos tamales tatuajes " +
    "tlacoyos tortas unas uniformes vestidos vidrios zapatos"
  ).split(" "),
);

const headOf = (trade: string): string => fold(trade).match(/[a-z]+/)?.[0] ?? "";

/** "un", "una" for a trade that is a place ("Taller mecánico"), null for what is done or sold ("Celulares y accesorios"). */
export function articleOf(trade: string): "un" | "una" | null {
  const head = headOf(trade);
  const known = ARTICLES.get(head);
  if (known) return known === "un" ? "un" : "una";
  return /eria$/.test(head) && !NO_PLACES.has(head) ? "una" : null;
}

/** True for a name that begins with its trade: "Taquería La Güera", "Mudanzas El Rápido". */
export const isDescriptive = (name: string): boolean => articleOf(name) !== null || NO_PLACES.has(headOf(name));

export const saysTrade = (name: string, trade: string): boolean => {
  const head = headOf(trade);
  return (
    head !== "" &&
    fold(name)
      .split(/[^a-z]+/)
      .includes(head)
  );
};
