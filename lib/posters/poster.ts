export type Poster = {
  name: string;
  /** Category in the place of a name that no letter can be drawn of. */
  category: string;
  slug: string;
  /** Site-relative. */
  logoUrl: string | null;
  coverUrl: string | null;
  categorySlug: string | null;
  hours: readonly string[];
};

type PosterFile = { label: string; hint: string; type: "application/pdf" | "image/jpeg" };

export const POSTER_FILES = {
  "cartel-a4.pdf": {
    label: "Cartel grande (A4)",
    hint: "Del tamaño de una hoja: para la puerta o la vitrina.",
    type: "application/pdf",
  },
  "cartel-a6.pdf": {
    label: "Cartel chico (A6)",
    hint: "Del tamaño de una postal: para el mostrador o las mesas.",
    type: "application/pdf",
  },
  "etiquetas.pdf": {
    label: "Hoja de etiquetas",
    hint: "Doce en una hoja: recórtalas y pégalas en bolsas y cajas.",
    type: "application/pdf",
  },
  "estado-whatsapp.jpg": {
    label: "Imagen para tu estado de WhatsApp",
    hint: "Tu portada, tu horario y tu código: súbela tal cual.",
    type: "image/jpeg",
  },
} as const satisfies Record<string, PosterFile>;

export type PosterFileName = keyof typeof POSTER_FILES;

export const POSTER_FILE_NAMES = Object.keys(POSTER_FILES) as PosterFileName[];

export const isPosterFile = (name: string): name is PosterFileName => Object.hasOwn(POSTER_FILES, name);
