import type { CategorySlug } from "@/lib/categories/categories";
import { capitalised } from "@/lib/text/capitalised";
import type { AiPictureKind } from "./picture-options";
import type { PictureWish } from "./picture-wish";

type Ideas = { colors: string; scenes: readonly string[]; symbols: readonly string[] };

const IDEAS: Readonly<Record<CategorySlug, Ideas>> = {
  "alimentos-y-bebidas": {
    colors: "naranja y café",
    scenes: ["mesa con platillos recién servidos", "puesto de noche con comal y vapor", "mostrador con pan dulce"],
    symbols: ["una olla de barro", "un chile", "una taza"],
  },
  "belleza-y-cuidado-personal": {
    colors: "rosa y crema",
    scenes: ["silla de salón frente a un espejo", "toallas, flores y frascos", "estante con esmaltes"],
    symbols: ["unas tijeras", "una flor", "un peine"],
  },
  "servicios-del-hogar": {
    colors: "amarillo y gris",
    scenes: ["herramientas en orden sobre una mesa", "una sala recién pintada", "una cocina limpia"],
    symbols: ["una casa", "una llave de tuercas", "una brocha"],
  },
  "moda-y-tiendas": {
    colors: "morado y blanco",
    scenes: ["aparador con ropa doblada", "perchero con prendas de temporada", "estantes con mercancía en orden"],
    symbols: ["un gancho", "una bolsa", "un botón"],
  },
  "mascotas-y-veterinarias": {
    colors: "verde y crema",
    scenes: ["perro recién bañado en una toalla", "estante con croquetas y juguetes", "consultorio con una camilla"],
    symbols: ["una huella", "un hueso", "un gato dormido"],
  },
  "salud-y-bienestar": {
    colors: "verde agua y blanco",
    scenes: ["consultorio luminoso con plantas", "tapete de ejercicio junto a una ventana", "mostrador de farmacia"],
    symbols: ["una hoja", "un corazón", "una gota"],
  },
  "educacion-y-escuelas": {
    colors: "amarillo y azul",
    scenes: ["salón con pupitres y luz de mañana", "cuadernos, lápices y un globo terráqueo", "librero lleno"],
    symbols: ["un lápiz", "un libro abierto", "un foco"],
  },
  "autos-y-talleres": {
    colors: "rojo y gris",
    scenes: ["taller limpio con un coche en la rampa", "pared de herramientas", "llantas apiladas"],
    symbols: ["un engrane", "un volante", "una llanta"],
  },
  "tecnologia-y-electronica": {
    colors: "azul y blanco",
    scenes: ["mesa de reparación con un celular abierto", "escritorio con pantallas", "vitrina con accesorios"],
    symbols: ["un circuito", "un celular", "un rayo"],
  },
  "otros-negocios": {
    colors: "café y crema",
    scenes: [
      "fachada de un local con toldo",
      "mostrador de madera con flores",
      "calle tranquila de barrio por la mañana",
    ],
    symbols: ["un toldo", "una estrella", "un árbol"],
  },
};

export type PictureTemplate = { id: string; label: string; wish: PictureWish };

const STYLES = ["calido", "moderno", "rustico"] as const;
const TYPES = ["isotipo", "imagotipo", "simbolo"] as const;
const SHAPES = ["circular", "libre", "cuadrado"] as const;

export function pictureTemplates(kind: AiPictureKind, category: CategorySlug): PictureTemplate[] {
  const { colors: colores, scenes, symbols } = IDEAS[category];
  const ideas = kind === "cover" ? scenes : symbols;
  return ideas.map((elementos, index) => ({
    id: String(index + 1),
    label: capitalised(elementos),
    wish:
      kind === "cover"
        ? { estilo: STYLES[index], luz: "natural", colores, elementos }
        : {
            tipo: TYPES[index],
            forma: SHAPES[index],
            fondo: "transparente",
            detalle: "minimalista",
            colores,
            elementos,
          },
  }));
}
