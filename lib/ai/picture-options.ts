export const PICTURE_KINDS = ["cover", "logo"] as const;
export type AiPictureKind = (typeof PICTURE_KINDS)[number];

/** Names of the kinds in private.tipos_de_ia. */
export const JOB_KINDS = { cover: "portada", logo: "logo" } as const;

export const PICTURE_NAMES = { cover: "la portada", logo: "el logo" } as const;

/** Pictures of a kind that one may have made before one of them is kept. */
export const MAX_TRIES = 3;

type Option = { id: string; label: string; told: string };
export type PictureChoice = {
  name: "estilo" | "luz" | "tipo" | "forma" | "fondo" | "detalle";
  legend: string;
  options: readonly Option[];
};

const choice = (name: PictureChoice["name"], legend: string, options: readonly Option[]): PictureChoice => ({
  name,
  legend,
  options,
});

export const PICTURE_CHOICES: Readonly<Record<AiPictureKind, readonly PictureChoice[]>> = {
  cover: [
    choice("estilo", "Estilo", [
      { id: "moderno", label: "Moderno", told: "moderno y ordenado" },
      { id: "calido", label: "Cálido", told: "cálido y acogedor" },
      { id: "rustico", label: "Rústico", told: "rústico, con madera, barro y textiles" },
      { id: "minimalista", label: "Minimalista", told: "minimalista, con mucho espacio libre" },
    ]),
    choice("luz", "Iluminación", [
      { id: "natural", label: "Natural", told: "luz natural de día" },
      { id: "estudio", label: "Estudio", told: "luz de estudio, suave y pareja" },
    ]),
  ],
  logo: [
    choice("tipo", "Tipo", [
      { id: "isotipo", label: "Isotipo", told: "isotipo: un dibujo que representa al negocio" },
      { id: "imagotipo", label: "Imagotipo", told: "imagotipo: un dibujo con espacio libre debajo para el nombre" },
      { id: "simbolo", label: "Símbolo", told: "símbolo abstracto" },
    ]),
    choice("forma", "Forma", [
      { id: "circular", label: "Circular", told: "dentro de un círculo" },
      { id: "cuadrado", label: "Cuadrado", told: "dentro de un cuadrado de esquinas redondas" },
      { id: "libre", label: "Libre", told: "de silueta libre" },
    ]),
    choice("fondo", "Fondo", [
      { id: "transparente", label: "Transparente", told: "fondo transparente" },
      { id: "solido", label: "Sólido", told: "fondo de un solo color" },
    ]),
    choice("detalle", "Detalle", [
      { id: "minimalista", label: "Minimalista", told: "muy pocas líneas" },
      { id: "medio", label: "Medio", told: "algunos detalles" },
    ]),
  ],
};
